/** Line styles of the components of a graph. They differ in both colour and dash. */
const LINE_STYLES = [
  { line: 'stroke-lapis', head: 'fill-lapis', dash: undefined },
  { line: 'stroke-verdigris', head: 'fill-verdigris', dash: '7 4' },
  { line: 'stroke-rubric', head: 'fill-rubric', dash: '2 4' },
  { line: 'stroke-faded', head: 'fill-faded', dash: '9 3 2 3' },
] as const

/** The line style of the n-th component of a graph. */
export function chooseLineStyle(component: number) {
  return LINE_STYLES[component % LINE_STYLES.length] ?? LINE_STYLES[0]
}
