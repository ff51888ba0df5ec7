import { describe, expect, it } from 'vitest'
import type { LogEntry } from '$client/room'
import { readScene, remember } from './scene'

const entry = (number: number, key: string, args: Record<string, unknown> = {}): LogEntry => ({
  number,
  seat: 'A',
  key,
  args,
})

const ATTACK = [
  entry(1, 'turn-began', { seat: 'A' }),
  entry(2, 'attacked', { seat: 'A', card: 'katana', target: 'B', wounds: 3 }),
  entry(3, 'not-stopped', { seat: 'B' }),
  entry(4, 'wounded', { seat: 'B', by: 'A', count: 2 }),
  entry(5, 'defeated', { seat: 'B', by: 'A' }),
  entry(6, 'gave-honor', { seat: 'B', target: 'A' }),
]

describe('the scene', () => {
  it('tells an attack to its end', () => {
    const scene = readScene(ATTACK)
    expect(scene).toMatchObject({ by: 'A', card: 'katana', target: 'B' })
    expect(scene?.struck).toEqual([
      { seat: 'B', marks: [{ sort: 'lost', count: 2 }, { sort: 'fell' }] },
    ])
    expect(scene?.after.map((one) => one.key)).toEqual(['gave-honor'])
  })

  it('tells of everybody whom a Battle Cry reached', () => {
    const scene = readScene([
      entry(1, 'played', { seat: 'A', card: 'battle_cry' }),
      entry(2, 'answered', { seat: 'B', card: 'parry' }),
      entry(3, 'wounded', { seat: 'C', by: 'A', count: 1 }),
    ])
    expect(scene?.struck.map((one) => one.seat)).toEqual(['B', 'C'])
    expect(scene?.struck[0]?.marks).toEqual([{ sort: 'stopped', card: 'parry' }])
  })

  it('is empty before the first deed', () => {
    expect(readScene([entry(1, 'turn-began', { seat: 'A' })])).toBeNull()
  })

  it('begins in the middle for those who come late', () => {
    const late = readScene(ATTACK.slice(2))
    expect(late).toMatchObject({ by: 'A', card: '-', target: 'B' })
    expect(late?.struck[0]?.marks).toHaveLength(2)
    const open = readScene([], { by: 'C', card: 'bo', target: 'D' })
    expect(open).toMatchObject({ by: 'C', card: 'bo', struck: [{ seat: 'D', marks: [] }] })
    expect(readScene([], { by: 'C', card: '-', target: '-' })).toBeNull()
  })
})

describe('what is remembered', () => {
  it('goes on from what was known, and forgets what was taken back', () => {
    const known = remember([], ATTACK)
    expect(remember(known, [entry(7, 'turn-began')])).toHaveLength(7)
    expect(
      remember(known, [entry(3, 'answered', { seat: 'B', card: 'parry' })]).map((one) => one.key),
    ).toEqual(['turn-began', 'attacked', 'answered'])
    expect(remember(known, [])).toBe(known)
    expect(remember(known, [entry(90, 'drew')])).toHaveLength(1)
  })
})
