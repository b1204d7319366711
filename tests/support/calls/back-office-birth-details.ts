import { specifiedBody } from '#tests/specification/calls.ts'
import { member } from '../admin.ts'
import { ISTANBUL_BIRTH } from '../app.ts'
import { charted } from './back-office-natal-charts.ts'
import type { ExamplesByCall, Kit } from './kit.ts'

export const BIRTH = { dateOfBirth: '1990-02-03', birthTime: '05:06', cityId: ISTANBUL_BIRTH.cityId }

const PATH = '/api/admin/birth-details'
const TOO_LONG = 'x'.repeat(101)

const onOne = async (kit: Kit, body?: unknown) =>
  kit.administrator(`${PATH}/${(await charted(kit)).birthDetailId}`, body)

export const birthDetailExamples: ExamplesByCall = {
  'GET /api/admin/birth-details': {
    good: async (kit) => {
      await charted(kit)
      return kit.administrator(PATH)
    },
    empty: (kit) => kit.administrator(`${PATH}?q=nobody-of-this-name`),
    refused: { 422: (kit) => kit.administrator(`${PATH}?size=0`) },
  },
  'POST /api/admin/birth-details': {
    good: async (kit) => {
      const values = { ...BIRTH, userId: (await member(kit.app)).id, pseudonym: 'Wanderer' }
      return kit.administrator(PATH, specifiedBody('POST /api/admin/birth-details', values))
    },
    refused: {
      409: async (kit) =>
        kit.administrator(PATH, { userId: (await charted(kit)).id, ofWhom: 'own', ...BIRTH }),
      422: (kit) => kit.administrator(PATH, { userId: 'nobody', ...BIRTH }),
    },
  },
  'PATCH /api/admin/birth-details/:id': {
    good: async (kit) => {
      const { id, birthDetailId } = await charted(kit)
      const values = { ...BIRTH, userId: id, pseudonym: 'Wanderer' }
      return kit.administrator(
        `${PATH}/${birthDetailId}`,
        specifiedBody('PATCH /api/admin/birth-details/:id', values),
      )
    },
    refused: {
      404: (kit) => kit.administrator(`${PATH}/none`, { pseudonym: 'Wanderer' }),
      422: (kit) => onOne(kit, { birthTime: '25:00' }),
    },
  },
  'DELETE /api/admin/birth-details/:id': {
    good: (kit) => onOne(kit),
    refused: {
      404: (kit) => kit.administrator(`${PATH}/none`),
      422: (kit) => kit.administrator(`${PATH}/${TOO_LONG}`),
    },
  },
}
