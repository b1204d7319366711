import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const README = readFileSync('README.md', 'utf8')
const GUIDES = ['README.md', 'CONTRIBUTING.md', 'docs/running.md', 'docs/architecture.md']

describe('the guides', () => {
  it('name every folder of the tree, and none that does not exist', () => {
    const folders = readFileSync('docs/architecture.md', 'utf8')
      .split('\n## Folders\n')[1]!
      .split('\n## ')[0]!
    const named = [...folders.matchAll(/^\| (`[^|]*`) \|/gm)]
      .flatMap(([, cell]) => cell!.split(', '))
      .map((name) => name.replaceAll('`', ''))
      .filter((name) => !name.includes('.'))
    const within = (folder: string) =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    const ignored = readFileSync('.gitignore', 'utf8').split('\n')
    const tree = within('.').filter(
      (name) => !name.startsWith('.') && !ignored.some((line) => line.replaceAll('/', '') === name),
    )
    const parted = ['app', 'content']
    const expected = tree.flatMap((name) =>
      parted.includes(name) ? within(name).map((part) => `${name}/${part}`) : [name],
    )
    expect(named.toSorted()).toEqual(expected.toSorted())
  })

  it('name every command, and none that does not exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    const text = GUIDES.map((path) => readFileSync(path, 'utf8')).join('\n')
    const named = [...text.matchAll(/\bnpm (?:run (?:-s )?)?([a-z][a-z:0-9-]*)/g)].map((match) => match[1]!)
    expect(named.length).toBeGreaterThan(20)
    const ours = [...new Set(named)].filter((name) => !['ci', 'install'].includes(name))
    expect(ours.toSorted()).toEqual(Object.keys(scripts).toSorted())
  })

  it.each(GUIDES)('%s links to files that exist', (guide) => {
    const links = [...readFileSync(guide, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
      (match) => match[1]!,
    )
    expect(links.length).toBeGreaterThan(1)
    expect(links.filter((link) => !existsSync(join(dirname(guide), link)))).toEqual([])
  })
})

describe('the README', () => {
  it('is short, and shows a picture', () => {
    expect(README.split('\n').length).toBeLessThan(60)
    expect(README).toMatch(/!\[[^\]]+\]\(docs\/images\//)
  })
})

describe('CONTRIBUTING.md', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8')

  it('names files that exist, besides those that a recipe adds', () => {
    const named = [...text.matchAll(/`((?:app|db|tests|tools|docs)\/[\w./-]+\.\w+)`/g)].map(
      (match) => match[1]!,
    )
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((path) => !path.includes('/house-systems.t') && !existsSync(path))).toEqual([])
  })
})
