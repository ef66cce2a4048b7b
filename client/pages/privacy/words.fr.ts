import type { Translation } from '../../i18n/phrase.ts'
import type english from './words.en.ts'

export default {
	title: 'Vie privée',
	lead: 'Ni compte, ni publicité, ni mesure d’audience. On ne garde que ce dont une partie a besoin.',
	'device.title': 'Sur cet appareil',
	'device.memory':
		'Le navigateur retient votre dernier nom et votre dernière couleur, vos réglages, vos leçons et vos voyages, et les tables où vous êtes allé, avec pour chacune un numéro secret qui vous rend votre place. Une table que vous n’avez pas revue depuis deux semaines est oubliée, celle qui est gardée au bout d’un an ; le reste demeure jusqu’à ce que vous l’effaciez.',
	'device.games':
		'« Mes parties » garde les 200 dernières parties finies ici, avec les noms de tous, sur cet appareil seulement. Vous y en retirez une, ou toutes d’un coup. Une partie sans réseau est ici et nulle part ailleurs, deux semaines après votre dernière visite ; celle entre appareils que vous accueillez aussi, jusqu’à ce que vous l’effaciez. De vos 12 dernières parties, il reste des empreintes qui permettent d’en vérifier le relevé.',
	'device.copy': 'Une copie de l’appli permet de l’ouvrir sans réseau.',
	'device.cookie':
		'Un seul cookie garde les numéros secrets de 24 tables au plus, pour les navigateurs qui oublient le reste : deux semaines, ou un an quand l’une des tables est gardée. Aucune page ne peut le lire, et il ne vous suit nulle part. Une table en sort quand vous vous y effacez.',
	'table.title': 'À une table',
	'table.server':
		'Le serveur garde la table : les noms, les places, les options, les coups de la partie avec leur heure, le relevé de la précédente, les 50 derniers messages, et qui est qui sous forme de numéros brouillés. Quiconque a le lien voit noms, coups et messages. Deux semaines après le dernier usage, tout est effacé. Ce qui est effacé, Cloudflare pourrait le rétablir pendant 30 jours encore, après une panne ; ensuite, il n’en reste rien là-bas non plus.',
	'table.kept':
		'Une table que vous gardez reste un an après son dernier usage, et retient comment ses huit dernières parties ont fini, noms compris. Pour que personne ne remplisse le serveur, la liste des tables gardées depuis votre connexion y reste un an : leurs codes, sous un numéro brouillé tiré de votre adresse Internet. Une table quitte la liste quand vous cessez de la garder depuis cette connexion.',
	'table.watch':
		'Si vous regardez et donnez votre nom, on le connaît tant que vous êtes connecté. Ce que vous écrivez est parmi les messages.',
	'table.devices':
		'Une table entre appareils est gardée sur celui de son hôte. Le serveur présente les appareils l’un à l’autre et ne garde rien ; pour qu’ils se trouvent, un second serveur apprend leurs adresses Internet.',
	'table.others': 'Ceux qui ont joué avec vous peuvent garder le relevé d’une partie, noms compris.',
	'push.title': 'Quand on vous appelle',
	'push.text':
		'Si vous demandez à être prévenu quand c’est à vous, la table garde l’adresse que l’éditeur de votre navigateur lui a donnée pour cela. Un message est chiffré et ne contient que le code de la table. L’adresse est effacée quand vous y renoncez dans le menu de la table, avec votre place et avec la table. Si vous effacez tout sur cet appareil, votre navigateur renonce à l’adresse, et une table qui l’appelle encore l’efface.',
	'platform.title': 'Chez l’hébergeur',
	'platform.text':
		'Junction tourne chez Cloudflare, qui voit l’adresse Internet de chaque visiteur comme tout hébergeur, et tient pendant quelques jours un journal des requêtes et des erreurs, codes des tables compris. Pendant une minute, nous comptons les requêtes de chaque adresse, contre les abus. Tant que vous êtes connecté, une table connaît deux numéros brouillés tirés de votre adresse, pour qu’un seul foyer ne prenne pas toutes les places.',
	'erase.title': 'Effacer',
	'tables.none': 'Cet appareil ne connaît aucune table du serveur.',
	'tables.text':
		'Quittez une table pour de bon : votre nom et vos messages y sont effacés. Pendant une partie, un robot continue.',
	'tables.erase': 'M’effacer',
	'tables.erase.about': 'M’effacer de la table {code}, {game}',
	'tables.watched': 'de passage',
	'tables.sure': 'Vous effacer de la table {code} ?',
	'tables.what':
		'Votre place, votre nom et vos messages disparaissent, aussi des derniers résultats d’une table gardée, et le relevé de la partie précédente en entier. À la place de votre nom : « N. N. ». Si personne d’autre n’a de place, toute la table est effacée. C’est définitif ; ce que d’autres ont ouvert ou gardé reste chez eux.',
	'tables.done': 'Vous êtes effacé de la table {code}.',
	'tables.failed': 'La table est injoignable. Rien n’a été effacé : réessayez.',
	'device.erase': 'Tout effacer sur cet appareil',
	'device.sure': 'Tout effacer sur cet appareil ?',
	'device.what':
		'Votre nom, vos réglages, leçons et voyages, « Mes parties » et les autres parties gardées ici, la copie de l’appli et le cookie disparaissent, et avec eux le chemin vers vos places. Les tables du serveur gardent votre nom jusqu’à leur fin, sauf si vous vous y effacez d’abord. C’est définitif.',
	'device.failed': 'Le serveur ne répond pas, et il y a sa part. Rien n’a été effacé : réessayez.',
	'erase.do': 'Effacer',
} as const satisfies Translation<typeof english>
