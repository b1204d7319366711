import type { passkeyBrowserWords } from './passkey-browser-messages.ts'

export const ar: typeof passkeyBrowserWords = {
  'passkey.cancelled': 'ألغيتم الطلب، أو طال الوقت. لم يتغير شيء.',
  'passkey.on-device': 'على هذا الجهاز مفتاح مرور لحسابكم من قبل.',
  'passkey.not-supported': 'لا يستطيع هذا المتصفح أو الجهاز ذلك. جرّبوا غيره.',
  'passkey.offline': 'لم يجب الخادم. تحققوا من الاتصال وأعيدوا المحاولة.',
}
