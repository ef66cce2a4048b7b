import { theSwitch } from './switch.ts'

theSwitch()
