import type { Branch } from '../../../shared/room/branch.ts'
import { roomPath } from '../../app/route.ts'
import { navigate } from '../../app/router.ts'
import { noteBranch } from '../local/local-intents.ts'

/** Goes on from the middle of a finished game, on this device, against bots. */
export const playOn = (branch: Branch): void => navigate(roomPath(noteBranch(branch)))
