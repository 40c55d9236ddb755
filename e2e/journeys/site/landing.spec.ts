import type { Page } from '@playwright/test'
import { accountButton, stored } from '../../fixtures/frame.ts'
import { expect, test } from '../../fixtures/journey.ts'

const slide = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

const languages = [
  { code: 'fr', own: 'Français' },
  { code: 'es', own: 'Español' },
  { code: 'pt', own: 'Português' },
  { code: 'en', own: 'English' },
] as const

const landing = {
  en: { signIn: 'Sign in', headline: /Everyone you love/ },
  fr: { signIn: 'Se connecter', headline: /./ },
  es: { signIn: 'Iniciar sesión', headline: /./ },
  pt: { signIn: 'Entrar', headline: /./ },
} as const

test('the slides of the landing page move by themselves, stop, and go by arrow key', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  await expect(slide(page, 'Welcome')).toHaveAttribute('aria-selected', 'true')
  await page.clock.runFor(3_100)
  await expect(slide(page, 'Connect')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Pause the slides' }).click()
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible()
  await slide(page, 'Plan event').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pick the day.')
  await page.keyboard.press('ArrowRight')
  await expect(slide(page, 'Welcome')).toBeFocused()
  await page.keyboard.press('End')
  await expect(slide(page, 'Plan event')).toHaveAttribute('aria-selected', 'true')
})

test('with reduced motion the slides stand still until they are started', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(slide(page, 'Welcome')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Play the slides' }).click()
  await page.clock.runFor(3_100)
  await expect(slide(page, 'Connect')).toHaveAttribute('aria-selected', 'true')
})

test('the tabs of the landing page go by arrow key and have addresses', async ({ page }) => {
  await page.goto('/#about')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await expect(tab('About Us')).toHaveAttribute('aria-selected', 'true')
  await tab('About Us').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Our Special Features')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Less planning, more dancing.' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'From the first idea to the last guest.' })).toBeVisible()
  await expect(page).toHaveURL('/#services')
})

test('“For providers” leads to the shop in another tab of the page, and a reload does too', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'For providers' }).click()
  const shop = page.locator('#for-providers')
  await expect(shop).toBeInViewport()
  await expect(page.getByRole('tab', { name: 'Our Services' })).toHaveAttribute('aria-selected', 'true')
  await expect(shop).toContainText('Open your store')
  await page.reload()
  await expect(shop).toBeInViewport()
  await shop.getByRole('link').click()
  await expect(page).toHaveURL('/sign-up?as=provider')
  await page.goBack()
  await expect(shop).toBeInViewport()
})

test('the landing page speaks four languages and remembers the chosen one', async ({ page }) => {
  await page.goto('/')
  const seen = new Set<string>()
  for (const { code, own } of languages) {
    await page.getByRole('group').getByRole('button', { name: own }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page.getByRole('banner').getByText(landing[code].signIn, { exact: true })).toBeVisible()
    expect(await stored(page, 'language')).toBe(code)
    seen.add((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
  }
  expect(seen.size).toBe(4)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(landing.en.headline)
})

test('the bar cuts nothing off between phone and desktop, in the language of the longest words', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.setItem('language', 'fr'))
  await page.goto('/')
  await expect(page.getByRole('banner').getByText('Se connecter')).toBeVisible()
  const [shown, whole] = await page
    .getByRole('banner')
    .getByRole('img')
    .first()
    .evaluate(logo => {
      if (!(logo instanceof HTMLImageElement)) throw new Error('no logo')
      return [logo.width / logo.height, logo.naturalWidth / logo.naturalHeight] as const
    })
  expect(shown).toBeCloseTo(whole, 1)
})

test('the legal pages are written in four languages', async ({ page }) => {
  for (const path of ['/about-us', '/user-agreement', '/privacy-policy']) {
    const titles = new Set<string>()
    for (const { code } of languages) {
      await page.goto('/healthz')
      await page.evaluate(language => localStorage.setItem('language', language), code)
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      titles.add(title)
      await expect(page).toHaveTitle(`${title} · Celebrio`)
      expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3)
    }
    expect(titles.size, `titles of ${path}`).toBe(4)
  }
})

test('a page that is opened anew begins at its top, wherever the last one was left', async ({ page }) => {
  await page.goto('/user-agreement')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 500))
  await page.goto('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('an unknown address says so and leads back', async ({ page }) => {
  await page.goto('/cake-for-nobody')
  await expect(page.getByRole('heading', { level: 1, name: 'This page isn’t on the guest list' })).toBeVisible()
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL('/')
})

test('dark mode is chosen in the account menu and kept', async ({ enter }) => {
  const { page } = await enter('Ana')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/home')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})
