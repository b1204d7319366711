import { type Break, inServer } from './code.ts'

/** What breaks each row that has no call and no words, and rows whose words stand in other places too. */
export const breaks: Readonly<Record<string, readonly Break[]>> = {
  'call: POST /api/auth/forgot-password': [inServer('return resetLetter(', 'return null; resetLetter(')],
  'screen: /admin': [
    inServer('version ? "Online"', 'version ? ""'),
    inServer('const health = healthOf(', 'const health = [].concat('),
  ],
  'screen: /admin/natal-charts': [inServer('value: stats.uniqueUsers', 'value: 0')],
  'screen: /admin/enhanced-events': [inServer('uniqueUsers: count', 'uniqueUsers: 0 * count')],
  'screen: pdf report': [
    inServer('"Content-Type": "application/pdf"', '"Content-Type": "text/plain"'),
    inServer('chart(sheet, report);\n', '\n'),
    inServer('analysis(sheet, report);\n', '\n'),
    inServer('cover(sheet, report);\n', '\n'),
  ],
}
