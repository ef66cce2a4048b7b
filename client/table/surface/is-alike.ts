/** Whether two have the same inside, key by key: what is the same object there is the same. */
export const isAlike = <Some extends object>(one: Some, other: Some | undefined): boolean =>
	other !== undefined &&
	(Object.keys({ ...one, ...other }) as (keyof Some)[]).every((key) => one[key] === other[key])
