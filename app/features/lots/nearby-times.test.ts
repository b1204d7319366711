import { describe, expect, it } from 'vitest'
import { type ChartInput, DEFAULT_RULERS, firmness } from '#app/astro/index.server.ts'
import { nearbyTimes } from './nearby-times.ts'

const at = (utc: string, latitude: number, longitude: number): ChartInput => ({
  utc: new Date(utc),
  latitude,
  longitude,
  rulerTable: DEFAULT_RULERS,
})

describe('nearbyTimes', () => {
  it('is empty if nothing changes', () => {
    expect(nearbyTimes(firmness(at('1978-07-15T11:30:00Z', 41.01, 28.95), 0))).toEqual([])
  })

  it('names every change of sign and house, at its minute', () => {
    let seen = 0
    for (let hour = 0; hour < 24; hour++) {
      const lot = firmness(at(`1978-07-15T${String(hour).padStart(2, '0')}:17:00Z`, 41.01, 28.95), 10)
      const sentences = nearbyTimes(lot)
      for (const change of [lot.sign.earlier, lot.sign.later]) {
        if (!change) continue
        seen += 1
        const named = sentences.find((text) => text.includes(`${change.value}, not ${lot.sign.value}`))
        expect(named).toMatch(
          new RegExp(
            `^If you were born \\w+ minutes? ${change.minutes < 0 ? 'earlier' : 'later'}, your Part of Fortune would be in `,
          ),
        )
      }
      const minutes = [lot.sign, lot.house, lot.ruler, lot.rulerSign, lot.rulerHouse, lot.sect].flatMap(
        ({ earlier, later }) => [earlier?.minutes, later?.minutes].filter((minute) => minute !== undefined),
      )
      expect(sentences).toHaveLength(new Set(minutes).size)
    }
    expect(seen).toBeGreaterThan(2)
  })

  it('names the lot only once in a sentence', () => {
    for (let minute = 0; minute < 60; minute += 7) {
      const lot = firmness(at(`1990-05-17T09:${String(minute).padStart(2, '0')}:00Z`, 31.55, 74.34), 30)
      for (const text of nearbyTimes(lot)) expect(text.split('Part of Fortune').length).toBeLessThan(3)
    }
  })
})
