/** A circle as a path, so that each glyph is one path and can be placed anywhere, the wheel included. */
export function ring(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}

const VIRGO_AND_SCORPIO =
  'M4 5.2c1.4 0 2 1 2 2.6v9.2M6 8c0-1.7 1-2.8 2.2-2.8S10.3 6.3 10.3 8v9M10.3 8c0-1.7 1-2.8 2.2-2.8s2.2 1.1 2.2 2.8'

/** Outlines for strokes of width 1.6 on a 24-unit square. No font is needed. */
export const SIGN_PATHS = {
  Aries: 'M12 20V9c0-3-1.8-5-4-5S4 5.6 4 7.8 5.5 11 7 10.6M12 9c0-3 1.8-5 4-5s4 1.6 4 3.8-1.5 3.2-3 2.8',
  Taurus: `${ring(12, 15.5, 4.75)}M4.5 4c1 4.2 4 6.75 7.5 6.75S18.5 8.2 19.5 4`,
  Gemini: 'M5 4c4 2.4 10 2.4 14 0M5 20c4-2.4 10-2.4 14 0M9 5.6v12.8M15 5.6v12.8',
  Cancer: `${ring(7.5, 9.75, 2.6)}${ring(16.5, 14.25, 2.6)}M4.9 9.75C5.5 5.5 14 4 20 7.2M19.1 14.25C18.5 18.5 10 20 4 16.8`,
  Leo: `${ring(7, 14.75, 2.75)}M9.3 13.2C7.5 9.5 7.5 4 12.3 4S17.3 9 15.6 12.2s-2.1 7.8 1 7.8c1.6 0 2.7-1 3-2.5`,
  Virgo: `${VIRGO_AND_SCORPIO}v8.5c0 2.3 1.6 3.7 4.3 3.7M14.7 10c1-2.2 5-1.7 5 1.2 0 3.3-3.7 6.5-7.4 8.5`,
  Libra: 'M4 19.5h16M4 15.5h5c-1.8-1.2-2.7-2.7-2.7-4.6a5.7 5.7 0 0 1 11.4 0c0 1.9-.9 3.4-2.7 4.6h5',
  Scorpio: `${VIRGO_AND_SCORPIO}v8c0 2 1 3 2.6 3h3.2M18 16.5l2.5 2.5-2.5 2.5`,
  Sagittarius: 'M5 19 19 5M11.5 5H19v7.5M6.5 11.5l6 6',
  Capricorn:
    'M4 5c2 0 3 1.5 3 4v7M7 9c0-2.5 1.3-4 3-4s3 1.5 3 4v7c0 3-1.5 4.7-4 4.7M13 16a3.2 3.2 0 1 1 3.2 3.2C14.4 19.2 13 17.8 13 16',
  Aquarius: 'M3.5 10.5l3.5-3 3.3 3 3.4-3 3.3 3 3.5-3M3.5 16.5l3.5-3 3.3 3 3.4-3 3.3 3 3.5-3',
  Pisces: 'M6 4c4 4.5 4 11.5 0 16M18 4c-4 4.5-4 11.5 0 16M4.5 12h15',
} as const

export const PLANET_PATHS = {
  Sun: `${ring(12, 12, 8)}${ring(12, 12, 0.6)}`,
  Moon: 'M15.5 4.3a8 8 0 1 0 0 15.4 9 9 0 0 1 0-15.4z',
  Mercury: `${ring(12, 10.5, 4)}M12 14.5V21M9 18h6M7.5 3.2c0 2.2 2 3.3 4.5 3.3s4.5-1.1 4.5-3.3`,
  Venus: `${ring(12, 8.5, 4.75)}M12 13.25V21M8.5 17.25h7`,
  Mars: `${ring(10, 14, 5.25)}M13.7 10.3 20 4M15 4h5v5`,
  Jupiter: 'M5 6.8C5.7 4.6 7.8 3.7 9.6 4.5c3.4 1.5 2.4 8-4.8 11h14.7M15.5 8.5v12',
  Saturn: 'M6 6h7M9 3v12.5M9 11c1-2.2 3-3.3 5-2.8 3 .8 3.3 4.3 1.3 7-1.2 1.7-1.3 4 .7 5 .8.4 1.7.2 2.3-.4',
  Uranus: `${ring(12, 18.4, 2.4)}M12 16V4M6 4v8.5M18 4v8.5M6 8.25h12`,
  Neptune:
    'M12 3.5V21M8.5 17.3h7M5 4.5c0 6 2.5 8.8 7 8.8s7-2.8 7-8.8M3.5 6 5 4.2 6.5 6M17.5 6 19 4.2 20.5 6M10.5 5.2 12 3.4l1.5 1.8',
  Pluto: `${ring(12, 7, 3)}M6.5 6.5c0 4.2 2.3 6.5 5.5 6.5s5.5-2.3 5.5-6.5M12 13v8M8.5 17.3h7`,
  'Mean Node': `${ring(6.5, 17.2, 2.3)}${ring(17.5, 17.2, 2.3)}M8.3 15.7C5.7 12.3 5.5 4.5 12 4.5s6.3 7.8 3.7 11.2`,
  'True Node': `${ring(6.5, 17.2, 2.3)}${ring(17.5, 17.2, 2.3)}M8.3 15.7C5.7 12.3 5.5 4.5 12 4.5s6.3 7.8 3.7 11.2`,
} as const

/** The Part of Fortune: a circle with a cross. */
export const LOT_PATH = `${ring(12, 12, 8.5)}M6 6l12 12M18 6 6 18`

interface GlyphProps {
  className?: string
}

/** The text beside it must say the same. */
function Glyph({ d, className = 'size-6' }: GlyphProps & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}

export function SignGlyph({ sign, ...rest }: GlyphProps & { sign: keyof typeof SIGN_PATHS }) {
  return <Glyph d={SIGN_PATHS[sign]} {...rest} />
}

export function PlanetGlyph({ planet, ...rest }: GlyphProps & { planet: keyof typeof PLANET_PATHS }) {
  return <Glyph d={PLANET_PATHS[planet]} {...rest} />
}

export function LotGlyph(props: GlyphProps) {
  return <Glyph d={LOT_PATH} {...props} />
}
