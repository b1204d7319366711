import { Fragment } from 'react'

/** An email address in text. Where it does not fit a line, it breaks before a sign and not inside a word. */
export function EmailText({ children }: { children: string }) {
  return children.split(/(?=[@._+])/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change their order.
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
}
