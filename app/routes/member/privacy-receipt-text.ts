import type { ActionFunctionArgs } from '@remix-run/node'
import { exportPrivacyReceipt } from '#app/features/privacy/privacy-receipt.server.ts'
import { receiptText } from '#app/features/privacy/receipt-messages.ts'
import { fileResponse } from '#app/file-response.ts'
import { downloadAction, postOnlyLoader } from '#app/http/pages/download.server.ts'
import { paths } from '#app/paths.ts'

const read = downloadAction(exportPrivacyReceipt, paths.privacyReceipt)

export const loader = postOnlyLoader('member', paths.privacyReceipt)

export async function action(args: ActionFunctionArgs) {
  const receipt = await read(args)
  return fileResponse(receiptText(receipt), 'text/plain; charset=utf-8', 'qismah-privacy-receipt.txt')
}
