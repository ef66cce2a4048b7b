import type { Loaded } from './figures.ts'

export const loadChapter = (_: Loaded): string => ''
