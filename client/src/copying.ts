/**
 * Copies a text. Over plain http browsers have no clipboard for pages: there the text is selected in its field and
 * copied as by hand. Whether it was is returned; the field stays selected where not.
 */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  const clipboard = (navigator as Partial<Navigator>).clipboard
  try {
    if (clipboard) {
      await clipboard.writeText(field.value)
      return true
    }
  } catch {
    // forbidden: by hand, then
  }
  field.focus()
  field.select()
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way over plain http
  return document.execCommand('copy')
}
