import type { Page } from '@playwright/test';

export const main = (page: Page) => page.getByRole('main');
export const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name }).first();
export const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
export const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name }).first();
export const toggle = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
