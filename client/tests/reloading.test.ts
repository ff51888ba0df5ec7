import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from '../src/reloading'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
})

test('a page that lacks a part is loaded anew, and again only after a while', () => {
  const reload = vi.fn()
  expect(reloadOnce(reload, 1_000_000)).toBe(true)
  expect(reloadOnce(reload, 1_000_500)).toBe(false)
  expect(reloadOnce(reload, 1_059_999)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(reloadOnce(reload, 1_060_000)).toBe(true)
})

test('where nothing can be kept it is not loaded anew at all', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('forbidden')
    },
  })
  expect(reloadOnce(vi.fn(), 1_000_000)).toBe(false)
})
