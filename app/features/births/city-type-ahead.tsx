import type { FieldMetadata } from '@conform-to/react'
import { useCombobox } from 'downshift'
import { useEffect, useRef, useState } from 'react'
import { foldName } from '#app/language/fold-name.ts'
import { Combobox } from '#app/ui/form/combobox.tsx'
import { birthFormWords as words } from './birth-form-messages.ts'
import type { SuggestedPlace } from './place-search.tsx'

const COUNTRY_SUGGESTIONS = 10
/** The search starts this long after the last key press. */
const PAUSE_MS = 120
const TRIES = 4

function matchingCountries(countries: readonly string[], typed: string): string[] {
  const wanted = foldName(typed.trim())
  const begins = countries.filter((country) => foldName(country).startsWith(wanted))
  const within = countries.filter(
    (country) => !begins.includes(country) && foldName(country).includes(wanted),
  )
  return [...begins, ...within].slice(0, COUNTRY_SUGGESTIONS)
}

/** Tries again a few times if the network fails, as it does on a moving phone. */
async function fetchFound<Found>(path: string, query: Record<string, string>, signal: AbortSignal) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(`${path}?${new URLSearchParams(query)}`, {
        signal,
        headers: { 'Accept-Language': document.documentElement.lang },
      })
      if (response.ok) return (await response.json()) as Found[]
      throw new Error(String(response.status))
    } catch (error) {
      if (signal.aborted || attempt === TRIES) throw error
    }
  }
}

/** Searches the server after a pause in typing. A new search ends the one before it, and so does leaving the page. */
function useSearch<Found>(path: string, show: (found: Found[] | 'failed') => void) {
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  /** @param query null searches nothing */
  return (query: Record<string, string> | null) => {
    stop.current()
    if (!query) return
    const abort = new AbortController()
    const timer = window.setTimeout(() => {
      fetchFound<Found>(path, query, abort.signal).then(show, () => {
        if (!abort.signal.aborted) show('failed')
      })
    }, PAUSE_MS)
    stop.current = () => {
      window.clearTimeout(timer)
      abort.abort()
    }
  }
}

interface TypedBefore {
  country: string
  city: string
  focused: 'country' | 'city' | null
}

/**
 * Until hydration, the page has the plain fields of place-search.tsx, and a person may already type into them. This
 * reads them while they are still in the page.
 */
function typedBefore(): TypedBefore | null {
  if (typeof document === 'undefined') return null
  const country = document.querySelector<HTMLSelectElement>('select[name=country]')
  const city = document.querySelector<HTMLInputElement>('input[name=citySearch]')
  if (!country || !city) return null
  const { activeElement } = document
  const focused = activeElement === country ? 'country' : activeElement === city ? 'city' : null
  return { country: country.value, city: city.value.trim(), focused }
}

export function CityTypeAhead({
  countries,
  countryMeta,
  cityMeta,
  initialCountry,
  initialCity,
  disabled,
  onUnlisted,
}: {
  countries: readonly string[]
  countryMeta: FieldMetadata<string>
  cityMeta: FieldMetadata<string>
  initialCountry: string
  /** The first value of the city field. */
  initialCity: SuggestedPlace | null
  disabled: boolean
  onUnlisted: () => void
}) {
  const [before] = useState(typedBefore)
  const [firstCountry] = useState(before?.country ?? initialCountry)
  const [country, setCountry] = useState(countries.includes(firstCountry) ? firstCountry : '')
  const returnTo = before?.focused && { country: countryMeta.id, city: cityMeta.id }[before.focused]
  useEffect(() => {
    if (returnTo) document.getElementById(returnTo)?.focus({ preventScroll: true })
  }, [returnTo])
  return (
    <>
      <CountryBox
        countries={countries}
        meta={countryMeta}
        country={country}
        onChoose={setCountry}
        disabled={disabled}
        onUnlisted={onUnlisted}
      />
      <CityBox
        key={country}
        meta={cityMeta}
        country={country}
        initial={country === initialCountry ? initialCity : null}
        typed={firstCountry === '' || country === firstCountry ? (before?.city ?? '') : ''}
        disabled={disabled}
        onUnlisted={onUnlisted}
      />
    </>
  )
}

interface BoxProps {
  meta: FieldMetadata<string>
  country: string
  disabled: boolean
  onUnlisted: () => void
}

function CountryBox({
  countries,
  onChoose,
  meta,
  country,
  disabled,
  onUnlisted,
}: BoxProps & { countries: readonly string[]; onChoose: (country: string) => void }) {
  const [items, setItems] = useState(() => matchingCountries(countries, ''))
  const [isSearching, setIsSearching] = useState(false)
  /** The server also knows names in other languages, common names and codes, which the page does not have. */
  const search = useSearch<{ country: string }>('/api/countries', (found) => {
    setIsSearching(false)
    if (found === 'failed') return
    const names = found.map(({ country }) => country).filter((name) => countries.includes(name))
    // All countries of today whose land was in a former one are shown.
    const most = Math.max(COUNTRY_SUGGESTIONS, names.length)
    setItems((shown) => [...new Set([...names, ...shown])].slice(0, most))
  })

  const box = useCombobox({
    items,
    inputId: meta.id,
    initialSelectedItem: country || null,
    onInputValueChange({ inputValue, selectedItem }) {
      setItems(matchingCountries(countries, inputValue))
      const q = inputValue === selectedItem ? '' : inputValue.trim()
      setIsSearching(q !== '')
      search(q ? { q } : null)
      onChoose(countries.find((name) => foldName(name) === foldName(inputValue.trim())) ?? '')
    },
    onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem ?? ''),
  })
  return (
    <Combobox
      label={words.labels.country}
      meta={meta}
      box={box}
      required={!disabled}
      disabled={disabled}
      placeholder={words.typeCountry}
      value={country}
      options={items.map((name) => ({ key: name, text: name, item: name }))}
      empty={isSearching ? words.searching : words.noCountries}
      isEmpty={!isSearching && items.length === 0}
      onUnlisted={onUnlisted}
    />
  )
}

interface CityBoxProps extends BoxProps {
  initial: SuggestedPlace | null
  /** The first text of the field, if it is not the initial place. */
  typed: string
}

function CityBox({ meta, country, initial, typed, disabled, onUnlisted }: CityBoxProps) {
  const isInitial = initial !== null && (typed === '' || typed === initial.label)
  const [items, setItems] = useState<SuggestedPlace[]>([])
  const [state, setState] = useState<'idle' | 'loading' | 'done' | 'failed'>('idle')
  const search = useSearch<SuggestedPlace>('/api/places', (places) => {
    setItems(places === 'failed' ? [] : places)
    setState(places === 'failed' ? 'failed' : 'done')
  })

  const box = useCombobox({
    items,
    inputId: meta.id,
    initialSelectedItem: isInitial ? initial : null,
    initialInputValue: isInitial ? initial.label : typed,
    itemToString: (place) => (place ? place.label : ''),
    // Pressing Enter before the places have arrived does not close their list.
    stateReducer: (before, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputKeyDownEnter && state === 'loading'
        ? { ...changes, isOpen: before.isOpen }
        : changes,
    onInputValueChange({ inputValue, selectedItem }) {
      if (selectedItem && selectedItem.label === inputValue) return
      look(inputValue.trim())
    },
  })

  function look(q: string) {
    setState(q ? 'loading' : 'idle')
    if (!q) setItems([])
    search(q ? { q, country } : null)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: searches once for text that was typed before hydration.
  useEffect(() => {
    if (country && typed && !isInitial) look(typed)
  }, [])
  const firstCorrection = items.findIndex(({ isCorrection }) => isCorrection)
  const chosen = box.selectedItem && box.selectedItem.label === box.inputValue ? box.selectedItem : null
  return (
    <Combobox
      label={words.labels.cityId}
      meta={meta}
      box={box}
      required={!disabled}
      disabled={disabled || !country}
      placeholder={country ? words.typeCity : words.countryFirst}
      value={chosen?.cityId ?? ''}
      options={items.map((place, index) => ({
        key: place.cityId,
        text: place.label,
        item: place,
        ...(index === firstCorrection ? { heading: words.didYouMean } : {}),
      }))}
      empty={
        state === 'loading'
          ? words.searching
          : state === 'failed'
            ? words.citiesFailed
            : state === 'done'
              ? words.noCities(country)
              : ''
      }
      isEmpty={state === 'done' && items.length === 0}
      onUnlisted={onUnlisted}
    />
  )
}
