import * as Switch from 'radix-ui/switch'
import { useEffect, useRef, useState } from 'react'
import { CheckboxField, type CommonProps, checkboxProps } from './field.tsx'

/**
 * A choice of yes or no. The server sends a checkbox that looks like a switch. With React it becomes a switch, in the
 * state that the person has given the checkbox by then.
 */
export function SwitchField({ meta, label, hint }: CommonProps) {
  const { type, ...props } = { ...checkboxProps(meta, hint), role: 'switch' }
  const checkbox = useRef<HTMLInputElement>(null)
  const [checked, setChecked] = useState<boolean | null>(null)
  const firstKey = useRef(meta.key)
  useEffect(() => {
    if (checkbox.current) setChecked(checkbox.current.checked)
  }, [])
  return (
    <CheckboxField
      meta={meta}
      label={label}
      hint={hint}
      control={
        checked === null ? (
          <input {...props} ref={checkbox} type={type} />
        ) : (
          // conform gives the field another key when the form is reset.
          <Switch.Root
            {...props}
            key={meta.key}
            defaultChecked={meta.key === firstKey.current ? checked : props.defaultChecked}
          />
        )
      }
    />
  )
}
