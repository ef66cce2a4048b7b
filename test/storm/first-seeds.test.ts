import { testSeeds } from './storm-seeds.ts'

testSeeds(0, 100)
