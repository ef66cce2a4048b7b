export const readJudgements = (): ReadonlyMap<string, string> => new Map()
