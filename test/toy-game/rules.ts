import { rulesFrom } from '../../client/rules/rules-form.tsx'
import { noughtsWords } from './words.en.ts'

export default rulesFrom(noughtsWords, { lead: 'rules.idea', says: ['rules.end'] })
