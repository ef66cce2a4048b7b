import { testSeeds } from './storm-seeds.ts'

testSeeds(100, 200)
