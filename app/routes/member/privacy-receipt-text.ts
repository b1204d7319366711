import { exportPrivacyReceipt } from '#app/features/privacy/privacy-receipt.server.ts'
import { receiptText } from '#app/features/privacy/receipt-messages.ts'
import { fileResponse } from '#app/file-response.ts'
import { downloadAction, postOnlyLoader } from '#app/http/pages/page.server.ts'
import { paths } from '#app/paths.ts'

export const loader = postOnlyLoader('member', paths.privacyReceipt)

export const action = downloadAction(exportPrivacyReceipt, paths.privacyReceipt, (receipt) =>
  fileResponse(receiptText(receipt), 'text/plain; charset=utf-8', 'qismah-privacy-receipt.txt'),
)
