import { specifiedBody } from '#tests/specification/calls.ts'
import { administrator, member } from '../admin.ts'
import { ISTANBUL_BIRTH } from '../app.ts'
import type { Example, ExamplesByCall, Kit } from './kit.ts'

/** A person with a birth record and its chart, and the ids of both. */
export async function charted({ app }: Pick<Kit, 'app'>) {
  const person = await member(app)
  await person.browser.call('POST', '/api/birth-data', ISTANBUL_BIRTH)
  const birthDetailId = app.sql.value('select id from birth_details where user_id = ?', person.id) as string
  const chartId = app.sql.value(
    'select id from astrological_readings where birth_detail_id = ?',
    birthDetailId,
  ) as string
  return { ...person, birthDetailId, chartId }
}

/** The same without the chart. */
export async function chartless(kit: Pick<Kit, 'app'>) {
  const person = await charted(kit)
  kit.app.sql.run('delete from astrological_readings where id = ?', person.chartId)
  return person
}

export const LOT = {
  pofSign: 'Leo',
  pofDegree: 12.5,
  pofHouse: 9,
  pofRuler: 'Sun',
  pofRulerSign: 'Cancer',
  pofRulerHouse: 8,
  isDayBirth: true,
}

const on = async (
  kit: Kit,
  path: (ids: { birthDetailId: string; chartId: string }) => string,
  body?: unknown,
): Promise<Example> => {
  const { browser } = await administrator(kit.app)
  return { browser, path: path(await charted(kit)), body }
}

const TOO_LONG = 'x'.repeat(101)

const rows = (path: string) => ({
  good: (kit: Kit) => on(kit, ({ chartId }) => `${path}?chartId=${chartId}`),
  refused: {
    404: (kit: Kit) => kit.administrator(`${path}?chartId=none`),
    422: (kit: Kit) => kit.administrator(path),
  },
})

export const natalChartExamples: ExamplesByCall = {
  'GET /api/admin/natal-charts': {
    good: (kit) => on(kit, () => '/api/admin/natal-charts'),
    empty: (kit) => kit.administrator('/api/admin/natal-charts?q=nobody-of-this-name'),
    refused: { 422: (kit) => kit.administrator('/api/admin/natal-charts?size=0') },
  },
  'GET /api/admin/natal-charts-enhanced': {
    good: (kit) => on(kit, () => '/api/admin/natal-charts-enhanced'),
    empty: (kit) => kit.administrator('/api/admin/natal-charts-enhanced?q=nobody-of-this-name'),
    refused: { 422: (kit) => kit.administrator('/api/admin/natal-charts-enhanced?size=0') },
  },
  'GET /api/admin/natal-charts/:id': {
    good: (kit) => on(kit, ({ chartId }) => `/api/admin/natal-charts/${chartId}`),
    refused: {
      404: (kit) => kit.administrator('/api/admin/natal-charts/none'),
      422: (kit) => kit.administrator(`/api/admin/natal-charts/${TOO_LONG}`),
    },
  },
  'DELETE /api/admin/natal-charts/:id': {
    good: (kit) => on(kit, ({ chartId }) => `/api/admin/natal-charts/${chartId}`),
    refused: {
      404: (kit) => kit.administrator('/api/admin/natal-charts/none'),
      422: (kit) => kit.administrator(`/api/admin/natal-charts/${TOO_LONG}`),
    },
  },
  'POST /api/admin/natal-chart/generate': {
    good: async (kit) =>
      kit.administrator('/api/admin/natal-chart/generate', {
        ...specifiedBody('POST /api/admin/natal-chart/generate', {
          birthDetailsId: (await chartless(kit)).birthDetailId,
        }),
      }),
    refused: {
      404: (kit) => kit.administrator('/api/admin/natal-chart/generate', { birthDetailsId: 'none' }),
      409: async (kit) => {
        const { browser } = await administrator(kit.app)
        const { chartId, birthDetailId } = await charted(kit)
        await browser.call('PATCH', `/api/admin/natal-charts/${chartId}`, LOT)
        return {
          browser,
          path: '/api/admin/natal-chart/generate',
          body: { birthDetailsId: birthDetailId },
        }
      },
      422: (kit) => kit.administrator('/api/admin/natal-chart/generate', {}),
    },
  },
  'GET /api/admin/reading-by-birth/:birthDetailId': {
    good: (kit) => on(kit, ({ birthDetailId }) => `/api/admin/reading-by-birth/${birthDetailId}`),
    refused: {
      404: (kit) => kit.administrator('/api/admin/reading-by-birth/none'),
      422: (kit) => kit.administrator(`/api/admin/reading-by-birth/${TOO_LONG}`),
    },
  },
  'POST /api/admin/natal-charts': {
    good: async (kit) => {
      const { birthDetailId } = await chartless(kit)
      const body = specifiedBody('POST /api/admin/natal-charts', { birthDetailId, ...LOT })
      return kit.administrator('/api/admin/natal-charts', body)
    },
    refused: {
      404: (kit) => kit.administrator('/api/admin/natal-charts', { birthDetailId: 'none', ...LOT }),
      409: async (kit) =>
        kit.administrator('/api/admin/natal-charts', {
          birthDetailId: (await charted(kit)).birthDetailId,
          ...LOT,
        }),
      422: (kit) =>
        kit.administrator('/api/admin/natal-charts', { birthDetailId: 'none', ...LOT, pofDegree: 30 }),
    },
  },
  'PATCH /api/admin/natal-charts/:id': {
    good: async (kit) => {
      const { chartId, birthDetailId } = await charted(kit)
      const body = specifiedBody('PATCH /api/admin/natal-charts/:id', { birthDetailId, ...LOT })
      return kit.administrator(`/api/admin/natal-charts/${chartId}`, body)
    },
    refused: {
      404: (kit) => kit.administrator('/api/admin/natal-charts/none', { pofHouse: 2 }),
      422: (kit) => kit.administrator('/api/admin/natal-charts/none', { pofHouse: 13 }),
    },
  },
  'POST /api/admin/natal-charts/:id/regenerate': {
    good: (kit) => on(kit, ({ chartId }) => `/api/admin/natal-charts/${chartId}/regenerate`),
    refused: {
      404: (kit) => kit.administrator('/api/admin/natal-charts/none/regenerate'),
      422: (kit) => kit.administrator(`/api/admin/natal-charts/${TOO_LONG}/regenerate`),
    },
  },
  'GET /api/admin/houses': rows('/api/admin/houses'),
  'GET /api/admin/planets': rows('/api/admin/planets'),
  'GET /api/admin/aspects': rows('/api/admin/aspects'),
}
