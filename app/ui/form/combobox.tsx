import type { FieldMetadata } from '@conform-to/react'
import type { UseComboboxReturnValue } from 'downshift'
import { Fragment, useEffect, useRef } from 'react'
import { controlWords } from '#app/ui/base/messages.ts'
import { FieldMessages, REQUIRED } from './field.tsx'

interface ComboboxProps<Item> {
  label: string
  meta: FieldMetadata<string>
  box: UseComboboxReturnValue<Item>
  /** A city is required even while the country is missing. */
  required: boolean
  disabled: boolean
  placeholder: string
  /** The value that the form sends. */
  value: string
  /** A heading stands above its option. */
  options: { key: string; text: string; item: Item; heading?: string }[]
  /** Shown instead of an empty list. */
  empty: string
  /** True if the search has ended and found nothing. */
  isEmpty: boolean
  /** Leads to the fields for a place that is not in the list. */
  onUnlisted: () => void
}

/** A field that offers what matches while somebody types. */
export function Combobox<Item>({
  label,
  meta,
  box,
  required,
  disabled,
  placeholder,
  value,
  options,
  empty,
  isEmpty,
  onUnlisted,
}: ComboboxProps<Item>) {
  const field = useRef<HTMLInputElement>(null)
  // conform listens to events, and React's change of a hidden field sends none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is a change.
  useEffect(() => {
    if (meta.errors) field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  const showsEmpty = box.isOpen && options.length === 0 && empty !== ''
  return (
    <div className="field combobox">
      <label {...box.getLabelProps()} htmlFor={meta.id} className={required ? REQUIRED : undefined}>
        {label}
      </label>
      <input
        {...box.getInputProps({ disabled, placeholder })}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={meta.errors ? true : undefined}
        aria-describedby={meta.errors ? meta.errorId : undefined}
      />
      <input ref={field} type="hidden" name={meta.name} value={value} />
      <ul {...box.getMenuProps()} className="combobox-list" data-open={box.isOpen}>
        {box.isOpen
          ? options.map(({ key, text, item, heading }, index) => (
              <Fragment key={key}>
                {heading ? (
                  <li role="presentation" aria-hidden="true" className="combobox-heading">
                    {heading}
                  </li>
                ) : null}
                <li
                  {...box.getItemProps({ item, index })}
                  className="combobox-option"
                  data-active={box.highlightedIndex === index}
                >
                  <bdi>{text}</bdi>
                </li>
              </Fragment>
            ))
          : null}
      </ul>
      <div role="status" className={showsEmpty ? 'combobox-list combobox-empty' : 'sr-only'}>
        {showsEmpty ? empty : box.isOpen ? options[0]?.heading : ''}
      </div>
      <FieldMessages meta={meta} />
      {isEmpty && !disabled ? (
        <button type="button" className="combobox-offer" onClick={onUnlisted}>
          {controlWords.notListed}
        </button>
      ) : null}
    </div>
  )
}
