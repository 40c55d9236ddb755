import type { PopoverProps } from '@mantine/core'

/**
 * Marks a dropdown once it is positioned. It is drawn before, at the start of what it stands in: seen there, it would jump away
 * from under the pointer.
 */
export const marksPositioned: PopoverProps['middlewares'] = {
  size: {
    apply({ elements }) {
      elements.floating.dataset['positioned'] = 'true'
    },
  },
}
