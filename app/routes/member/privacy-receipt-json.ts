import type { ActionFunctionArgs } from '@remix-run/node'
import { exportPrivacyReceipt } from '#app/features/privacy/privacy-receipt.server.ts'
import { downloadAction, postOnlyLoader } from '#app/http/pages/download.server.ts'
import { paths } from '#app/paths.ts'

const read = downloadAction(exportPrivacyReceipt, paths.privacyReceipt)

export const loader = postOnlyLoader('member', paths.privacyReceipt)

export async function action(args: ActionFunctionArgs) {
  const receipt = await read(args)
  return new Response(`${JSON.stringify(receipt, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="qismah-privacy-receipt.json"',
      'Cache-Control': 'no-store',
    },
  })
}
