import { afterEach, expect, test, vi } from 'vitest'
import { OwnBox } from '../src/home/ownBox.svelte'
import type { GameInfo } from '../src/protocol'

const GAME = { name: 'empires', box_letters: 1000 } as GameInfo

/** Answers for the server, each when the test says so. */
function hold(): { asked: string[]; answer: (count: number) => void } {
  const asked: string[] = []
  const waiting: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    asked.push(body as string)
    return new Promise<Response>((answer) => waiting.push(answer))
  })
  const answer = (count: number) =>
    waiting.shift()?.(Response.json({ box: 'x', faults: [], count, picture: null }))
  return { asked, answer }
}

afterEach(() => vi.unstubAllGlobals())

test('a file that comes while another text is being checked is checked after it', async () => {
  const { asked, answer } = hold()
  const own = new OwnBox(GAME)
  own.text = 'old'
  const first = own.check()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  const second = own.read(new File(['new'], 'mine.toml'))
  await vi.waitFor(() => expect(own.text).toBe('new'))
  answer(3)
  expect(await first).toBe(false)
  expect(own.found).toBeNull()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  answer(0)
  await second
  expect(asked[1]).toContain('new')
  expect(own.found?.count).toBe(0)
})
