import { mount } from 'svelte'
import App from './App.svelte'
import { reloadOnce } from './reloading'
import './tokens.css'
import './base.css'

addEventListener('vite:preloadError', () => reloadOnce())

const target = document.getElementById('app')
if (target) mount(App, { target })
