/** Bodies of a form that cost far more to parse than to send. Each must be refused before it is parsed. */
export const FORM_ATTACKS: Readonly<Record<string, string>> = {
  'a sparse list of 100,000,000': 'x[100000000]=1',
  'a sparse list of 30,000,000': 'x[30000000]=1',
  'a sparse list by an encoded name': 'x%5B100000000%5D=1',
  'an index of many digits': `x[${'9'.repeat(90)}]=1`,
  '40,000 fields of one name': Array(40_000).fill('a=').join('&'),
  '40,000 fields of other names': Array.from({ length: 40_000 }, (_, i) => `${i.toString(36)}=`).join('&'),
  'a name of 20,000 nested keys': `${Array(20_000).fill('a').join('.')}=1`,
  'a name of 20,000 nested lists': `a${'[0]'.repeat(20_000)}=1`,
  'sparse lists under a name of the sign-in form': Array.from(
    { length: 200 },
    (_, i) => `email%5B${800 + i}%5D%5B999%5D%5B999%5D%5B999%5D=1`,
  ).join('&'),
  'a nested name': 'email[0]=1',
  'a name of 60 nested keys': `${Array(40).fill('a').join('.')}=1`,
  'a name of 101 characters': `${'a'.repeat(101)}=1`,
  'an intent': '__intent__=x',
  'an intent of a list':
    '__intent__=%7B%22type%22%3A%22insert%22%2C%22payload%22%3A%7B%22name%22%3A%22x%22%2C%22index%22%3A100000000%7D%7D',
  'a state': '__state__=%7B%22key%22%3A%7B%7D%7D',
}
