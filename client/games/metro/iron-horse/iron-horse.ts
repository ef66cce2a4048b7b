import './iron-horse.css'
