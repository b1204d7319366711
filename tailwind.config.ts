import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import { asVariables, darkPalette, lightPalette, printPalette } from './app/ui/base/tokens.ts'

const colours = Object.fromEntries(Object.keys(lightPalette).map((name) => [name, `var(--${name})`]))

/**
 * The theme replaces Tailwind's own colours, type and radii: what is not named here cannot be written.
 * Colours change with the visitor's scheme; inside `.sky` the night palette holds by day as well.
 */
export default {
  content: ['./app/**/*.{ts,tsx}'],
  theme: {
    colors: { ...colours, transparent: 'transparent', current: 'currentColor', inherit: 'inherit' },
    fontFamily: {
      serif: [
        '"Qismah Serif"',
        '"Georgia in its measure"',
        '"Liberation in its measure"',
        'Georgia',
        // For Arabic names among Latin letters. They are loaded only where there are any.
        '"Markazi Text"',
        'Amiri',
        'serif',
      ],
      // Nothing of ours stands behind these two, or browsers would load it too while they wait.
      quran: ['"Amiri Quran"', '"Traditional Arabic"', 'serif'],
      lot: ['"Amiri Lot"', '"Traditional Arabic"', 'serif'],
      arabic: ['"Markazi Text"', '"Qismah Serif"', 'Amiri', '"Traditional Arabic"', 'serif'],
    },
    fontSize: {
      xs: ['0.8125rem', { lineHeight: '1.25rem' }],
      sm: ['0.9375rem', { lineHeight: '1.45rem' }],
      base: ['1.0625rem', { lineHeight: '1.75rem' }],
      lg: ['1.25rem', { lineHeight: '1.95rem' }],
      xl: ['1.5rem', { lineHeight: '1.95rem' }],
      '2xl': ['1.9375rem', { lineHeight: '2.3rem' }],
      '3xl': ['clamp(2.125rem, 1.6rem + 2.2vw, 2.75rem)', { lineHeight: '1.12' }],
      '4xl': ['clamp(2.5rem, 1.5rem + 4.6vw, 4.25rem)', { lineHeight: '1.04' }],
    },
    borderRadius: { none: '0', sm: '2px', DEFAULT: '4px', lg: '6px', full: '999px' },
    extend: {
      maxWidth: { measure: '66ch', page: '72rem' },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': { colorScheme: 'light dark', ...asVariables(lightPalette) },
        '@media (prefers-color-scheme: dark)': { ':root': asVariables(darkPalette) },
        ':root[data-theme="day"]': { colorScheme: 'light', ...asVariables(lightPalette) },
        ':root[data-theme="night"]': { colorScheme: 'dark', ...asVariables(darkPalette) },
        '.sky': { colorScheme: 'dark', ...asVariables(darkPalette) },
        '@media print': {
          ':root, :root[data-theme], .sky': {
            colorScheme: 'light',
            ...asVariables({ ...lightPalette, ...printPalette }),
          },
        },
      })
    }),
  ],
} satisfies Config
