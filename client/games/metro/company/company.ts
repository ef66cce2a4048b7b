import './company.css'
import { companyWords } from './words.en.ts'

/** Companies go by their colours: the eight identities, in their order. */
export const companyName = (company: number): string => companyWords.find(`company.${company}`) ?? ''
