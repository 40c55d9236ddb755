import { type NavigateOptions, useNavigate } from 'react-router'

/**
 * Goes to a page after a delay in milliseconds, so that a passing message can be read; unless the person has gone
 * elsewhere by then. Holds also when the component is gone, as a dialog that was closed in between.
 */
export const useLeave = () => {
  const navigate = useNavigate()
  return (to: string, delay: number, options?: NavigateOptions): void => {
    const from = window.location.pathname
    setTimeout(() => {
      if (window.location.pathname === from) void navigate(to, options)
    }, delay)
  }
}
