import { expect, test } from 'vitest'
import { render } from 'vitest-browser-svelte'
import Settings from '../src/Settings.svelte'

test('a button is large enough for a thumb', async () => {
  const screen = await render(Settings, {})
  const button = screen.getByTestId('theme-dark')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})
