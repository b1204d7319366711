import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { exportAudit } from '#app/features/admin/audit-log.server.ts'
import { exportSecurityEvents } from '#app/features/admin/security-events.server.ts'
import { exportBirthDetails } from '#app/features/births/birth-details.server.ts'
import { exportCorrections } from '#app/features/births/corrections.server.ts'
import { exportCharts } from '#app/features/charts/natal-chart-lists.server.ts'
import { exportCategories } from '#app/features/events/categories.server.ts'
import { exportEnhancedEvents } from '#app/features/events/enhanced-event-lists.server.ts'
import { exportEvents } from '#app/features/events/events.server.ts'
import { exportKeywords } from '#app/features/events/keywords.server.ts'
import { type CsvExport, csvResponse } from '#app/features/listing/csv.server.ts'
import { exportStories } from '#app/features/stories/moderated-stories.server.ts'
import { exportUsers } from '#app/features/users/users.server.ts'
import { downloadAction, postOnlyLoader } from '#app/http/pages/page.server.ts'
import type { Operation } from '#app/operations/operation.server.ts'
import { adminPaths } from '#app/paths.ts'

/** Each list's export, by the address of the list; `remix.config.js` adds '.csv' to it. */
const files = {
  [adminPaths.users]: file(exportUsers),
  [adminPaths.birthDetails]: file(exportBirthDetails),
  [adminPaths.corrections]: file(exportCorrections),
  [adminPaths.natalCharts]: file(exportCharts),
  [adminPaths.stories]: file(exportStories),
  [adminPaths.events]: file(exportEvents),
  [adminPaths.enhancedEvents]: file(exportEnhancedEvents),
  [adminPaths.keywords]: file(exportKeywords),
  [adminPaths.categories]: file(exportCategories),
  [adminPaths.auditLog]: file(exportAudit),
  [adminPaths.securityLog]: file(exportSecurityEvents),
}

function file<Row>(op: Operation<'admin', z.ZodObject, CsvExport<Row>>) {
  return (args: ActionFunctionArgs, list: string) => downloadAction(op, list, csvResponse<Row>)(args)
}

/** The list that an address belongs to. The router also accepts other spellings, such as /Admin/users%2Ecsv/. */
function parseList(request: Request): keyof typeof files {
  const path = decodeURIComponent(new URL(request.url).pathname).toLowerCase()
  return path.replace(/\.csv\/*$/, '') as keyof typeof files
}

export const loader = (args: LoaderFunctionArgs) => postOnlyLoader('admin', parseList(args.request))(args)

export function action(args: ActionFunctionArgs) {
  const list = parseList(args.request)
  return files[list](args, list)
}
