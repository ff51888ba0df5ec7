import { mount } from 'svelte'
import App from './App.svelte'
import './tokens.css'
import './base.css'

// A newer page has been installed: what this one would load later is gone.
addEventListener('vite:preloadError', () => location.reload())

const target = document.getElementById('app')
if (target) mount(App, { target })
