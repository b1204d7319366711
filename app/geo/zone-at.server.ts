import lookUp from '@photostructure/tz-lookup'
import { findZone } from './zone-history.ts'

/**
 * The IANA zone at a point, for places that are typed as coordinates; far from land a nautical one (`Etc/GMT+5`).
 * Borders are simplified in the data, so near a border the person's own choice of zone is used instead. Null if the zone
 * history lacks it. Throws RangeError outside -90 to 90 and -180 to 180.
 */
export function zoneAt(latitude: number, longitude: number): string | null {
  return findZone(lookUp(latitude, longitude))
}
