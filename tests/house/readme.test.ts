import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const README = readFileSync('README.md', 'utf8')

function section(title: string): string {
  return README.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
}

describe('the README', () => {
  it('names every room, and none that is not there', () => {
    const named = [...section('How it is built').matchAll(/`(app\/[a-z]+|db|tools|tests)`/g)].map(
      (match) => match[1]!,
    )
    const rooms = readdirSync('app', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `app/${name}`)
    expect([...new Set(named)].toSorted()).toEqual([...rooms, 'db', 'tests', 'tools'].toSorted())
  })

  it('names every command, and none that is not there', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    const named = [...README.matchAll(/npm (?:run (?:-s )?)?([a-z][a-z:0-9-]*)/g)].map((match) => match[1]!)
    expect(named.length).toBeGreaterThan(20)
    const ours = [...new Set(named)].filter((name) => !['ci', 'install'].includes(name))
    expect(ours.toSorted()).toEqual(Object.keys(scripts).toSorted())
  })

  it('leads to nothing that is not there', () => {
    const links = [...README.matchAll(/\]\((?!https?:)([^)#]+)/g)].map((match) => match[1]!)
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((link) => !existsSync(link))).toEqual([])
  })
})

describe('CONTRIBUTING.md', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8')

  it('names commands and links to files that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    const commands = [...text.matchAll(/npm run ([a-z][a-z:0-9-]*)/g)].map((match) => match[1]!)
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map((match) => match[1]!)
    expect(links.filter((link) => !existsSync(link))).toEqual([])
  })

  it('names files that exist, besides those that a recipe adds', () => {
    const named = [...text.matchAll(/`((?:app|db|tests|tools|docs)\/[\w./-]+\.\w+)`/g)].map(
      (match) => match[1]!,
    )
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((path) => !path.includes('/house-systems.t') && !existsSync(path))).toEqual([])
  })
})
