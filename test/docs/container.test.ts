import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../../worker/build/paths.ts'

const recipe = readFileSync(inProject('Dockerfile'), 'utf8')
const compose = readFileSync(inProject('compose.yaml'), 'utf8')
const { scripts, devDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))

test('a container runs what npm start runs, by the Node that the project runs by', () => {
	const [, command = '[]'] = /^CMD (.+)$/m.exec(recipe) ?? []
	expect(JSON.parse(command).join(' ')).toBe(scripts.start)
	const [, major] = /^FROM node:(\d+)/m.exec(recipe) ?? []
	expect(devDependencies.node.split('.')[0]).toBe(major)
})

test('it copies what is there, and builds by a command that is there', () => {
	const [, copied = ''] = /^COPY (package.+) \.\/$/m.exec(recipe) ?? []
	expect(copied.split(' ').filter((path) => !existsSync(inProject(path)))).toEqual([])
	for (const [, script = ''] of recipe.matchAll(/npm run (\w+)/g)) expect(scripts).toHaveProperty(script)
})

test('the volume is the folder that keeps the rooms', () => {
	const settings = readFileSync(inProject('worker/local/settings.ts'), 'utf8')
	const [, folder] = /state: inProject\('(.+)'\)/.exec(settings) ?? []
	expect(recipe).toContain(`VOLUME /junction/${folder}\n`)
	expect(compose).toContain(`rooms:/junction/${folder}\n`)
})

test('it is told what README says can be told', () => {
	const readme = readFileSync(inProject('README.md'), 'utf8')
	const told = [...compose.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = '']) => name)
	expect(told.length).toBeGreaterThan(2)
	expect(told.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
