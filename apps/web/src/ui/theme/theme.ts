import { createTheme, type MantineColorsTuple } from '@mantine/core'
import field from './field.module.css'
import popover from './popover.module.css'
import { marksPositioned } from './popover.ts'

/** Mantine wants ten shades per colour; all of ours are one token, which adapts to the colour scheme. */
const shades = (token: string) => Array.from({ length: 10 }, () => `var(--${token})`) as unknown as MantineColorsTuple

const inputs = {
  classNames: { input: field.input, section: field.section, label: field.label },
  defaultProps: { withAsterisk: false },
}

const dropdown = { classNames: { dropdown: popover.dropdown } }

/** Styles that several components share; the wrappers in `ui/` add their own. */
export const theme = createTheme({
  colors: { lagoon: shades('lagoon'), poppy: shades('poppy') },
  primaryColor: 'lagoon',
  fontFamily: 'var(--text)',
  headings: { fontFamily: 'var(--display)' },
  defaultRadius: 'md',
  radius: { md: 'var(--r-m)', lg: 'var(--r-card)', xl: 'var(--r-sheet)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Input: { classNames: { input: field.input, section: field.section } },
    InputWrapper: {
      classNames: { root: field.root, label: field.label, description: field.hint, error: field.error },
      defaultProps: { withAsterisk: false, inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    TextInput: inputs,
    Textarea: inputs,
    PasswordInput: inputs,
    NativeSelect: inputs,
    Select: inputs,
    // A dropdown scrolls with its field; unmounting it under the pointer would let a click pass through.
    Popover: { ...dropdown, defaultProps: { hideDetached: false, middlewares: marksPositioned } },
    Menu: dropdown,
    Combobox: dropdown,
  },
})
