import { spawnSync } from 'node:child_process'

/**
 * Prints the installed packages of production as CycloneDX. `npm sbom --omit dev` is not used, because it also leaves out
 * packages of production that a package for development needs too (npm/cli issue 7909), such as React.
 */

interface Sbom {
  components: { 'bom-ref': string; properties: { name: string }[] }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const args = ['sbom', '--workspaces=false', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
const { status, stdout } = spawnSync('npm', args, {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  stdio: ['ignore', 'pipe', 'inherit'],
})
if (status !== 0) process.exit(status ?? 1)

const sbom = JSON.parse(stdout) as Sbom
const isForDevelopment = (component: Sbom['components'][number]) =>
  component.properties.some(({ name }) => name === 'cdx:npm:package:development')
const left = new Set(sbom.components.filter(isForDevelopment).map((component) => component['bom-ref']))
const components = sbom.components.filter((component) => !left.has(component['bom-ref']))
const dependencies = sbom.dependencies
  .filter(({ ref }) => !left.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => !left.has(other)) }))
process.stdout.write(`${JSON.stringify({ ...sbom, components, dependencies }, null, 2)}\n`)
