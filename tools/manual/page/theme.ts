import { shownTheme } from './shownTheme'

document.documentElement.dataset.theme = shownTheme()
document.documentElement.classList.add('has-script')
