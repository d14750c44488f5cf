import { expect, test } from 'vitest'
import type { DateRange } from '../../../../../../renderer/features/games/filters/dateRange'
import { setFilters } from '../../../../../../renderer/features/games/filters/filterWords'

test.each<[DateRange, string]>([
  [{ from: '2025' }, 'From 2025'],
  [{ to: '2025.02' }, 'To Feb 2025'],
  [{ from: '2025.02.09', to: '2025.02.09' }, '9 Feb 2025'],
  [{ from: '2024.12.31', to: '2025.02.09' }, '31 Dec 2024 – 9 Feb 2025'],
])('the date filter %j is written in the usual date format', (dates, text) => {
  expect(setFilters({ dates })).toEqual([{ kind: 'dates', text }])
})
