import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../src/api'

afterEach(() => vi.unstubAllGlobals())

/** A server that answers when it is told to. */
function stubServer(): { asked: string[]; answer: () => void } {
  const waiting: (() => void)[] = []
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    asked.push(`${request?.method ?? 'GET'} ${path}`)
    await new Promise<void>((done) => waiting.push(done))
    return new Response('{"name":"Ann"}')
  })
  return { asked, answer: () => waiting.shift()?.() }
}

const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 5))

test.each([true, false])('who I am is asked one at a time (locks: %s)', async (hasLocks) => {
  if (!hasLocks) vi.stubGlobal('navigator', {})
  const server = stubServer()
  const answers = [api.me(), api.rename('Ann'), api.me()]
  for (const count of [1, 2, 3]) {
    await settle()
    expect(server.asked.length).toBe(count)
    server.answer()
  }
  expect(await Promise.all(answers)).toEqual([{ name: 'Ann' }, { name: 'Ann' }, { name: 'Ann' }])
  expect(server.asked).toEqual(['GET /api/me', 'POST /api/me', 'GET /api/me'])
})

test('after a failure the next is asked all the same', async () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await expect(api.me()).rejects.toThrow('refused-offline')
  const server = stubServer()
  const later = api.me()
  await settle()
  server.answer()
  expect(await later).toEqual({ name: 'Ann' })
})
