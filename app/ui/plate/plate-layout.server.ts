import type { Chart } from '#app/astro/index.server.ts'
import type { SkyBody } from '#app/astro/types.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { placeLabels } from './plate-labels.server.ts'
import { plateWords as words } from './plate-messages.ts'
import { groundShapes, lightShapes } from './plate-shapes.server.ts'
import { type PlateView, RADIUS } from './plate-view.ts'
import { atAzimuth, toPathData } from './projection.ts'
import { buildScene, type Placed, type Scene } from './sky-scene.server.ts'

/** The drawing of a chart's sky. The same chart always gives the same drawing. */
export function layoutPlate(chart: Chart): PlateView {
  const scene = buildScene(chart)
  const shapes = groundShapes(scene)
  const above = { shapes: shapes.above, glyphs: [], names: [], bodyNames: [] }
  const below = { shapes: shapes.below, glyphs: [], names: [], bodyNames: [] }
  const stars = placeLabels(scene, { above, below })
  return {
    light: scene.light,
    glow: toGlow(scene),
    sky: above,
    page: below,
    lights: { shapes: lightShapes(scene), glyphs: [], names: [], bodyNames: [] },
    arc: toPathData(scene.arc.flat(), Math.round),
    bodies: toBodies(scene),
    seen: {
      light: scene.light,
      above: namesWhere(scene, true),
      below: namesWhere(scene, false),
      stars: stars.map(({ named }) => ({ name: named!.name, arabic: named!.arabic })),
    },
  }
}

function toBodies({ sun, moon, planets, unseen, lot }: Scene): PlateView['bodies'] {
  const bodies: (Placed & { of: SkyBody; isUnseen?: true })[] = [
    ...[sun, moon, ...planets].map((body) => ({ ...body, of: body.name })),
    ...unseen.map((body) => ({ ...body, of: body.name, isUnseen: true as const })),
    { ...lot, of: 'lot' },
  ]
  return bodies.map(({ of, spot, ...more }) => ({
    of,
    x: Math.round(spot.x),
    y: Math.round(spot.y),
    ...(more.isUnseen ? { isUnseen: true } : {}),
  }))
}

/** Where the light of the Sun comes from. */
function toGlow({ light, sun }: Scene): PlateView['glow'] {
  if (light === 'night') return null
  const { x, y } = sun.direction.altitude >= 0 ? sun.spot : atAzimuth(sun.direction.azimuth, RADIUS.sky)
  return { x: Math.round(x), y: Math.round(y) }
}

function namesWhere({ sun, moon, planets, lot }: Scene, isUp: boolean): string[] {
  return [
    ...[sun, moon, ...planets].map((body) => ({ ...body, name: astroWords.planets[body.name] })),
    { ...lot, name: words.lot },
  ].flatMap(({ name, direction }) => (direction.altitude >= 0 === isUp ? [name] : []))
}
