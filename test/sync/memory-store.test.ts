import { MemoryStore } from '../support/memory-store.ts'
import { describeHostStore } from './store-contract.ts'

describeHostStore('the store in memory', (work) => {
	const store = new MemoryStore()
	return work(store, () => store)
})
