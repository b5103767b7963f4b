/** As `english.ts`, in French, Spanish, Portuguese, Italian and Romanian. */
export const romanceExamples = {
  interested: `
no dejes de enviarme la información
no deje de mandarme el folleto
não deixe de me mandar a tabela
non manchi di inviarmi il listino
ne manquez pas de m'envoyer vos tarifs
me das de alta en la prueba
dame de alta en el piloto
cómo me registro para probarlo
me apunto a la prueba gratuita
mi iscriva alla prova
inscrivez-moi à la démo
me inscreve no teste
je suis intéressé
je suis intéressée
nous sommes intéressés
estoy interesado
estoy interesada
estamos interesados
estou interessado
estou interessada
estamos interessados
sono interessato
sono interessata
siamo interessati
sunt interesat
suntem interesați
oui volontiers
avec plaisir
pourquoi pas
oui ça m'intéresse
cela nous intéresse
dites-m'en plus
racontez-moi
je veux bien en savoir plus
vous pouvez m'appeler demain
appelez-moi au 06 11 22 33 44
je suis dispo lundi à 15h
disponible jeudi matin
on peut se voir la semaine prochaine
on s'appelle
quand êtes-vous disponible
proposez-moi une date
ok pour un rendez-vous
ok pour un appel
d'accord
ça marche
parfait
ça me convient
envoyez-moi une proposition
envoyez toujours
envoyez votre plaquette
merci de m'envoyer vos tarifs
je veux bien un devis
combien ça coûte
quel est le prix
quel budget faut-il prévoir
vous prenez combien
comment ça marche
vous travaillez aussi avec des petites structures
vous faites aussi la suisse
est-ce compatible avec sage
avez-vous des références dans notre secteur
on peut tester
nous cherchons justement un prestataire
votre message tombe bien
on n'est pas contents de notre prestataire actuel
si le prix est bon, oui
ça dépend du prix
je vous écoute
passez nous voir
je mets ma collègue en copie pour fixer une date
intéressant, vous avez une démo
sí claro
pues sí, cuéntame
cuéntame más
me interesa
nos interesa
suena bien
suena interesante
vale, hablamos
hablamos el lunes
llámame mañana
llámame al 600 123 456
puedo el jueves a las 10
tengo hueco el martes
la semana que viene puedo
cuándo podemos hablar
te va bien mañana
envíame la información
mándame una propuesta
pásame precios
pásame el catálogo
cuánto cuesta
qué precio tiene
cuánto nos ahorraríamos
cómo funciona
trabajáis con empresas pequeñas
hacéis envíos a canarias
tenéis referencias
se puede probar
estamos buscando proveedor
no estamos contentos con nuestro proveedor
llega en buen momento
por qué no
de acuerdo
perfecto
si el precio es bueno, sí
depende del precio
te llamo yo
pásate por la oficina
quiero una demo
dale, mandame info
sim, claro
tenho interesse
interessa-me
me conta mais
conte-me mais
pode mandar
manda aí
pode me ligar
me liga amanhã
meu telefone é 11 91234 5678
bora marcar
vamos marcar
quinta de manhã posso
tenho disponibilidade na terça
quando podemos falar
envie uma proposta
mande a tabela de preços
quanto custa
qual o preço
qual o valor
quanto fica
como funciona
vocês atendem empresas pequenas
fazem entregas no porto
têm referências
dá para testar
estamos procurando fornecedor
não estamos satisfeitos com o atual
chegou em boa hora
por que não
combinado
perfeito
depende do preço
quero uma demonstração
sì volentieri
certo
certo, quando vuole
va bene
mi interessa
ci interessa
interessante, mi dica di più
mi racconti
mi chiami domani
il mio numero è 333 1234567
sono libero giovedì alle 10
possiamo sentirci lunedì
quando possiamo parlarne
mi mandi una proposta
mandi pure il listino
mi può fare un preventivo
quanto costa
quanto viene
che prezzi avete
come funziona
lavorate anche con piccole aziende
consegnate anche in sicilia
avete referenze
si può provare
stiamo cercando un fornitore
non siamo contenti del nostro fornitore
capita a proposito
perché no
d'accordo
perfetto
dipende dal prezzo
se il prezzo è buono sì
passi a trovarci
vorrei una demo
da, sigur
mă interesează
ne interesează
sună bine
sună interesant
spuneți-mi mai multe
sunați-mă mâine
putem vorbi joi
sunt disponibil marți
trimiteți o ofertă
trimiteți-mi detalii
cât costă
ce prețuri aveți
cum funcționează
de ce nu
căutăm un furnizor
bonjour, votre solution pourrait nous intéresser
le sujet est d'actualité chez nous
c'est un sujet pour nous cette année
ça tombe bien
nous comparons plusieurs prestataires en ce moment
notre contrat se termine bientôt
faites-moi une offre
faites-nous une proposition
allez-y, je vous écoute
oui allez-y
on fait un point mardi
vous seriez libre vendredi
plutôt mercredi matin
je vous appelle cet après-midi
c'est bien moi qui décide, quelles sont vos conditions
vous êtes tombé sur la bonne personne
quelles sont les conditions
quels sont les délais
y a-t-il une version gratuite
y a-t-il un engagement
ça coûterait combien pour vingt personnes
est-ce que ça s'intègre à notre logiciel
avez-vous une documentation en français
pouvez-vous le présenter à l'équipe
on aimerait voir une démo
je suis curieux de voir
ça pourrait nous aider
ça peut être utile
banco
top, on se cale ça
hola, nos vendría bien
justo estamos mirando opciones
estamos comparando proveedores
nuestro contrato acaba pronto
a ver, explícame cómo funciona
a ver qué ofrecéis
qué condiciones ofrecéis
qué plazos manejáis
me cuadra
me cuadra el viernes
quedamos el miércoles
te viene bien el jueves por la tarde
hay versión gratuita
hay permanencia
cuánto saldría para veinte personas
se integra con nuestro programa
podéis hacer una demo al equipo
me gustaría verlo
puede sernos útil
soy yo quien decide, dime
has dado con la persona correcta
venga, dime
venga va
hazme una oferta
olá, faz sentido para nós
faz sentido sim
estamos a comparar fornecedores
o nosso contrato está a acabar
gostei da ideia
gostei, como seguimos
me chama no whats
pode me chamar
consegue me explicar como funciona
quais são as condições
tem versão gratuita
tem fidelidade
quanto ficaria para vinte pessoas
integra com o nosso sistema
pode apresentar para a equipe
pode ser útil
sou eu que decido, diga
faça uma proposta
amanhã às 15h pode ser
buongiorno, potrebbe interessarci
stiamo confrontando fornitori
il nostro contratto scade presto
ne parliamo volentieri
quali sarebbero i costi
quali sarebbero i tempi
c'è una versione gratuita
ci sono vincoli
quanto sarebbe per venti persone
si integra con il nostro gestionale
potete presentarlo al team
potrebbe essere utile
ci vediamo in fiera
decido io, mi dica
ha trovato la persona giusta
mi faccia un'offerta
facciamo mercoledì
la chiamo io oggi pomeriggio
mi chiami in ufficio
ne-ar fi de folos
puteți veni joi
faceți-mi o ofertă
cât ar fi pentru douăzeci de persoane
există o versiune gratuită
aș vrea un demo
votre approche me plaît
l'idée me plaît, comment on procède
on en parle quand
il nous en faudrait cinq cents pour fin mars
vous pouvez livrer avant vendredi
c'est jouable pour mai
on a du budget cette année
un peu cher, vous pouvez faire un geste
passez jeudi
que nous conseillez-vous
c'est exactement notre problème
je voudrais commander
vous l'avez en anglais
me gusta la idea, cómo seguimos
me gusta la propuesta
podéis entregar antes del viernes
llegáis a fin de mes
podéis mejorar el precio
tenemos presupuesto este año
un poco caro, se puede hacer algo
pásate el jueves y lo vemos
qué nos recomiendas
es justo nuestro problema
quiero hacer un pedido
gosto da ideia, como avançamos
conseguem entregar até ao fim do mês
conseguem melhorar o preço
temos verba este ano
um pouco caro, dá para negociar
passe cá na quinta
gostava de ver isso
o que nos recomenda
é exatamente o nosso problema
quero encomendar
riuscite a consegnare entro venerdì
riuscite entro fine mese
potete migliorare il prezzo
abbiamo budget quest'anno
un po' caro, si può trattare
passi giovedì
cosa ci consiglia
è proprio il nostro problema
vorrei ordinare
îmi place ideea, cum continuăm
puteți livra până vineri
puteți scădea prețul
vreau să comand
vous travaillez aussi à lille
vous êtes présents à bordeaux
il nous faudrait un devis pour deux bâtiments
qui installe
quand pourriez-vous commencer
la maintenance est comprise
trabajáis también en sevilla
estáis en valencia
necesitamos presupuesto para dos locales
quién lo instala
cuándo podríais empezar
incluye mantenimiento
trabalham também em coimbra
atendem em curitiba
fazem no porto
precisamos de orçamento para dois prédios
precisamos de uma proposta
quem instala
quando podem começar
inclui manutenção
lavorate anche a napoli
siete presenti a bologna
ci servirebbe un preventivo per due sedi
chi lo installa
quando potreste iniziare
la manutenzione è inclusa
lucrați și în cluj
avem nevoie de o ofertă pentru două sedii
cine instalează
când puteți începe
je suis à lyon la semaine prochaine, on se voit
on se rencontre la semaine prochaine
avant un rendez-vous j'aimerais connaître le prix
il y a une application
estoy en barcelona la semana que viene, nos vemos
nos vemos la semana que viene
antes de vernos quiero saber el precio
lo tenéis para android
estou no porto na próxima semana, podemos encontrar-nos
encontramo-nos na próxima semana
antes de reunir quero saber o preço
têm aplicação
sono a roma la prossima settimana, ci incontriamo
ci vediamo la prossima settimana
prima vorrei sapere il prezzo
c'è un'app
sunt în cluj săptămâna viitoare, ne întâlnim
ne vedem săptămâna viitoare
înainte aș vrea să știu prețul
notre prestataire actuel est lent, que proposez-vous
notre contrat finit cet été, faites-nous une offre
si c'est moins cher on change
quels sont les délais et le prix
on peut tester sur un seul site
ça tombe bien, on cherche justement
envoyez le contrat
il me faudrait une estimation rapide
combien pour trois agences
venez nous voir au bureau
nuestro proveedor actual es lento, qué ofrecéis
se nos acaba el contrato en verano, pásame condiciones
si sale más barato nos cambiamos
qué plazos y qué coste
podemos probarlo en una sola tienda
justo lo que andábamos buscando
mándame el contrato y lo firmo
cuánto sería para tres sedes
il fornitore attuale è lento, cosa proponete
il contratto ci scade in estate, fateci una proposta
se costa meno passiamo a voi
quali sono tempi e costi
possiamo provarlo in una sola sede
capita a proposito, stavamo cercando
mi chiami lunedì in mattinata
mandate il contratto
o fornecedor atual é lento, o que vocês oferecem
nosso contrato vence no meio do ano, mande uma proposta
se sair mais barato mudamos para vocês
quais os prazos e os custos
podemos testar em uma loja só
veio na hora certa, estamos procurando
me liga segunda de manhã
furnizorul actual e scump, ce prețuri aveți
contractul ne expiră la vară, trimiteți o ofertă
passez nous voir lundi
ça nous servirait bien
pásate el lunes
nos sería útil
passi lunedì da noi
ci sarebbe utile
passa aqui na segunda
seria útil para nós
`,
  neutral: `
ce n'est pas moi qui m'en occupe
je ne m'occupe pas de ça
voyez avec le service achats
contactez mon collègue
adressez-vous au siège
c'est le siège qui décide
écrivez à contact@
je fais suivre
je transmets à la direction
transféré à qui de droit
je ne travaille plus là-bas
il ne travaille plus ici
elle a quitté la société
je suis à la retraite
je suis en congé maternité
je suis en déplacement, je regarde à mon retour
vous vous trompez de personne
erreur de destinataire
je suis juste stagiaire
qui êtes-vous
on se connaît
d'où avez-vous mon adresse
c'est à quel sujet
de quoi s'agit-il
c'est un robot
recontactez-moi en septembre
revenez vers moi après l'été
on en reparle en janvier
l'année prochaine peut-être
pas le temps en ce moment, dans quelques mois
nous lançons un appel d'offres en mars, recontactez-nous
notre contrat court jusqu'en juin, rappelez-moi avant
je vais réfléchir
je réfléchis
je vais en parler à mon associé
je dois en discuter avec l'équipe
je regarde et je reviens vers vous
nous vous recontacterons si besoin
je garde vos coordonnées
merci
merci pour l'info
merci pour votre message
bien reçu
bien noté
ok
peut-être
à voir
on verra
je ne sais pas
le lien ne marche pas
la pièce jointe manque
nous sommes déjà clients chez vous
no llevo yo ese tema
eso lo lleva compras
habla con mi compañero
escribe a info@
contacte con la central
lo decide la central
lo reenvío
se lo paso a mi jefe
he pasado tu correo a dirección
ya no trabajo ahí
ya no trabaja aquí
ha dejado la empresa
estoy jubilado
estoy de baja
estoy de vacaciones, lo miro a la vuelta
te equivocas de persona
se ha equivocado
solo soy el becario
quién eres
nos conocemos
de dónde sacaste mi correo
de qué se trata
esto es automático
escríbeme en septiembre
vuelve a escribirme en unos meses
después del verano hablamos
el año que viene quizás
ahora no tengo tiempo, más adelante
sacamos concurso en octubre
lo pienso
me lo pienso
lo hablo con mi socio
tengo que consultarlo
lo miro y te digo
ya te diré algo
os llamaremos si hace falta
guardo tu contacto
gracias
gracias por la información
gracias por tu mensaje
recibido
ok
quizás
ya veremos
no sé
el enlace no funciona
falta el adjunto
ya somos clientes vuestros
não sou eu que trato disso
não é comigo
isso é com o financeiro
fale com meu colega
fale com a matriz
quem decide é a matriz
mande para contato@
vou encaminhar
encaminhei para o setor
já não trabalho lá
não trabalha mais aqui
saiu da empresa
estou aposentado
estou de férias, vejo depois
pessoa errada
sou só estagiário
quem é você
a gente se conhece
onde conseguiu meu email
do que se trata
é um robô
me procure em março
fale comigo depois do verão
ano que vem talvez
agora estou sem tempo, mais para a frente
vou pensar
vou falar com o meu sócio
preciso consultar a equipe
vou ver e te aviso
depois digo alguma coisa
guardo o seu contato
obrigado
obrigado pela informação
obrigado pelo contato
recebido
ok
talvez
vamos ver
não sei
o link não funciona
falta o anexo
non me ne occupo io
se ne occupa l'ufficio acquisti
parli con il mio collega
si rivolga alla sede centrale
decide la casa madre
scriva a info@
inoltro al responsabile
ho girato la mail
non lavoro più lì
non lavora più qui
ha lasciato l'azienda
sono in pensione
sono in ferie, guardo al rientro
ha sbagliato persona
sono solo uno stagista
chi è lei
ci conosciamo
dove ha preso il mio indirizzo
di cosa si tratta
è un messaggio automatico
mi riscriva a settembre
ci risentiamo dopo l'estate
magari l'anno prossimo
adesso non ho tempo, più avanti
siamo in chiusura bilancio, mi scriva a febbraio
ci penso
ci devo pensare
ne parlo con il socio
devo sentire il capo
guardo e le faccio sapere
vi contatteremo noi
tengo il suo contatto
grazie
grazie per l'informazione
grazie per il messaggio
ricevuto
ok
forse
vedremo
non so
il link non funziona
manca l'allegato
nu mă ocup eu
vorbiți cu colegul meu
scrieți la achiziții
am trimis mai departe
nu mai lucrez acolo
nu mai lucrează la noi
cine sunteți
de unde aveți adresa mea
despre ce este vorba
reveniți la toamnă
poate anul viitor
mă mai gândesc
discut cu șeful
mulțumesc pentru mesaj
am primit
c'est la direction informatique qui gère
je ne suis pas décisionnaire
voyez avec les ressources humaines
c'est le patron qui décide
passez par notre portail fournisseurs
je mets mon collègue en copie
je viens de prendre mes fonctions
je viens d'arriver, laissez-moi quelques mois
je quitte la société fin du mois
je remplace ma collègue pendant son congé
il est décédé
nous sommes en pleine réorganisation
c'est trop tôt pour le dire
rien n'est décidé
nous sommes encore en réflexion
je lirai cela à tête reposée
pas encore eu le temps de lire
que faites-vous exactement
pourquoi m'écrivez-vous
vous parlez bien de moi
c'est un envoi en masse
bon week-end
bonnes fêtes
merci à vous aussi
pris note
eso lo decide dirección
lo lleva recursos humanos
no tengo capacidad de decisión
id por el portal de proveedores
pongo en copia a mi compañera
acabo de cambiar de puesto
acabo de llegar, dame unos meses
me voy de la empresa a fin de mes
estoy sustituyendo a mi compañero
falleció el año pasado
estamos en plena reorganización
es pronto para decirlo
no hay nada decidido
lo estamos valorando
lo leo con calma
déjame revisarlo y te comento
aún no lo he leído
qué hacéis exactamente
por qué me escribes
te refieres a mí
buen fin de semana
felices fiestas
igualmente
anotado
quem decide é a diretoria
isso é com recursos humanos
não tenho poder de decisão
coloco minha colega em cópia
acabei de mudar de função
cheguei agora, me dê uns meses
saio da empresa no fim do mês
estou só a substituir
faleceu no ano passado
estamos em reestruturação
ainda é cedo para dizer
nada decidido ainda
estamos a avaliar internamente
vou ler com calma
ainda não li
o que vocês fazem exatamente
por que me escreve
bom fim de semana
decide la direzione
se ne occupa il personale
non decido io
metto in copia la collega
ho appena cambiato ruolo
sono appena arrivato
lascio l'azienda a fine mese
sostituisco una collega
è mancato l'anno scorso
siamo in piena riorganizzazione
presto per dirlo
nulla di deciso
ci dobbiamo ragionare
stiamo ancora valutando
lo leggo con calma
non l'ho ancora letto
cosa fate di preciso
perché scrive a me
buon fine settimana
altrettanto
preso nota
decide conducerea
abia am început aici
încă nu am decis
o săptămână bună
demandez à ingrid, c'est elle qui signe
demandez plutôt à mon chef
on est en plein inventaire
laissez-nous passer les fêtes
j'ai changé de service
cela ne me concerne plus
je ne suis pas le bon interlocuteur
c'est la maison mère qui négocie
de quel produit parlez-vous
pourquoi cette question
toujours pas de nouvelles de la direction
je réponds demain
je glisse un mot, sans promesse
merci pour les vœux
pregunta a inés, que es la que firma
mejor pregunta a mi jefe
estamos de inventario
dame un par de semanas
dame unas semanas
pasadas las navidades hablamos
he cambiado de departamento
ya no es tema mío
lo negocia la matriz
a qué producto te refieres
por qué lo preguntas
sin noticias de dirección todavía
mañana te contesto
lo comento, no prometo nada
gracias por la felicitación
pergunte à inês, é ela que assina
estamos em inventário
só depois do inventário
depois do natal falamos
fui transferido para outra área
mudei de departamento
já não é comigo
quem negoceia é a casa-mãe
a que produto se refere
porque pergunta
ainda sem notícias da direção
amanhã respondo
chieda a ines, firma lei
siamo in inventario
tra due settimane
passate le feste ne parliamo
ho cambiato reparto
non è più di mia competenza
tratta la capogruppo
a quale prodotto si riferisce
perché lo chiede
ancora nessuna notizia dalla direzione
rispondo domani
grazie per gli auguri
întrebați-o pe ines, ea semnează
avem inventar
m-am mutat în alt departament
la ce produs vă referiți
voyez avec le propriétaire
c'est le syndic qui gère
je n'en suis plus responsable
nous en parlerons au conseil
háblelo con el propietario
lo lleva la comunidad
ya no soy responsable de eso
lo veremos en la junta
fale com o senhorio
isso é com o condomínio
já não sou responsável por isso
vamos ver isso na reunião de setembro
deve parlare con il proprietario
se ne occupa l'amministratore
non ne sono più responsabile
ne parleremo in consiglio
vorbiți cu proprietarul
nu mai răspund de asta
le mieux est de voir avec le directeur
j'ai quitté la direction
vous parlez de quelle agence
lo mejor es hablar con el jefe de operaciones
dejé la dirección
de qué sucursal hablas
o melhor é falar com o diretor
deixei a direção
de que loja fala
le conviene parlare con il direttore
ho lasciato la direzione
quale filiale intende
cel mai bine vorbiți cu directorul
écrivez plutôt à notre agence
eso con nuestra agencia
dígaselo a la agencia
isso é com a nossa agência
scriva alla nostra agenzia
je ne suis que l'assistante, je fais suivre
j'ai changé de poste
je n'arrive pas à ouvrir la pièce jointe
on n'a encore rien décidé
ne me rayez pas, je manque seulement de temps
de laquelle de nos sociétés parlez-vous
on verra ça au printemps
lo decide el dueño
soy solo la recepcionista, lo paso
he cambiado de puesto
no puedo abrir el adjunto, reenvíalo
aún no hemos decidido nada
no me quites, es que voy sin tiempo
de cuál de nuestras empresas hablas
recuérdamelo en primavera
lo decide il titolare
sono solo la segretaria, inoltro
ho cambiato ruolo
non riesco ad aprire l'allegato
non abbiamo ancora deciso
non toglietemi, è solo che non ho tempo
me lo ricordi in primavera
o dono é quem resolve
sou só a recepcionista, vou encaminhar
mudei de função
o link não abre
não consigo abrir o anexo
ainda não decidimos nada
não me tirem, só estou sem tempo
me lembre na primavera
patronul decide, îi transmit
linkul nu merge
votre mail était vide
je suis en déplacement
voyez avec le siège
su correo no traía nada
estoy de viaje de trabajo
pregunte en la central
la sua mail era senza testo
sono in trasferta
chieda alla sede centrale
seu email chegou sem texto
estou em viagem de trabalho
pergunte na matriz
`,
  notInterested: `
nous n'avons plus de budget
plus de budget pour cela
le budget est épuisé
no tenemos presupuesto este año
no hay presupuesto para esto
non abbiamo budget
quest'anno niente budget
estamos sem orçamento
não há verba este ano
non
non merci
pas intéressé
ça ne m'intéresse pas
ça ne nous intéresse pas
ça ne me dit rien
aucun intérêt
pas besoin
nous n'avons pas besoin de cela
on n'en a pas besoin
pas pour nous
ce n'est pas pour nous
ça ne correspond pas
cela ne nous concerne pas
nous avons déjà un fournisseur
on a déjà ce qu'il faut
on a quelqu'un
nous sommes satisfaits de notre prestataire
on est contents
nous sommes liés par contrat
on gère nous-mêmes
on fait ça en interne
trop cher
pas de budget
on est trop petits
malheureusement non
désolé mais non
merci mais non
je passe mon tour
sans façon
laissez tomber
n'insistez pas
arrêtez
arrêtez ça
ça suffit
encore une pub
c'est du spam
je n'ai rien demandé
je n'ai jamais donné mon accord
supprimez mon adresse
supprimez mes données
retirez-moi
désabonnez-moi
plus de mails
ne m'écrivez plus
je vais porter plainte
je saisis la cnil
nous fermons la société
no
no gracias
no me interesa
no nos interesa
no estoy interesado
sin interés
no lo necesitamos
no nos hace falta
no es para nosotros
no encaja
no aplica
ya tenemos proveedor
ya tenemos a alguien
ya trabajamos con otra empresa
estamos contentos con lo que tenemos
estamos satisfechos
lo hacemos nosotros mismos
lo llevamos internamente
tenemos contrato
muy caro
demasiado caro
no hay presupuesto
somos muy pequeños
lo siento pero no
gracias pero no
paso
paso, gracias
otra vez no
deja de escribir
dejen de molestar
basta ya
esto es spam
yo no pedí esto
bórrame
borren mis datos
sácame de la lista
darme de baja
no escriban más
voy a denunciar
cerramos la empresa
não
não obrigado
não tenho interesse
não temos interesse
não nos interessa
não precisamos
não preciso
não é para nós
não faz sentido para nós
não se aplica
já temos fornecedor
já temos quem faça
já trabalhamos com outros
estamos satisfeitos
estamos bem assim
fazemos internamente
muito caro
sem orçamento
somos muito pequenos
infelizmente não
agradeço mas não
não é o que procuramos
passo
pare com isso
chega
isso é spam
não pedi nada
me remova
apague meus dados
tira meu nome da lista
não mande mais
vou denunciar
fechamos a empresa
no
no grazie
non mi interessa
non ci interessa
non siamo interessati
nessun interesse
non ci serve
non ci serve niente
non ne abbiamo bisogno
non fa per noi
non ci riguarda
abbiamo già un fornitore
abbiamo già chi se ne occupa
abbiamo il nostro
siamo contenti così
siamo a posto
siamo a posto così
siamo soddisfatti
lo facciamo da soli
lo facciamo internamente
troppo caro
non abbiamo budget
siamo troppo piccoli
purtroppo no
mi dispiace ma no
la ringrazio ma no
passo
lasci perdere
basta
la smetta
ancora pubblicità
è spam
non ho chiesto nulla
mi cancelli
cancellate i miei dati
toglietemi dalla lista
non scrivete più
farò denuncia
chiudiamo l'attività
nu
nu mulțumesc
nu mă interesează
nu ne interesează
nu avem nevoie
nu e pentru noi
avem deja un furnizor
suntem mulțumiți
prea scump
nu avem buget
din păcate nu
lăsați-mă în pace
ștergeți-mă
nu mai trimiteți
este spam
nous venons de changer de logiciel
nous venons de signer ailleurs
pas à l'ordre du jour
ce n'est pas une priorité pour nous
je ne vois pas l'intérêt
je ne vois pas l'utilité
je décline
nous sommes nous-mêmes une agence
nous faisons le même métier que vous
on se débrouille très bien seuls
on n'embauche pas
pas de recruteurs
je suis indépendant, pas d'équipe
le projet est abandonné
le patron a dit non
refusé
la réponse est non
toujours non
oubliez
n'importe quoi
le démarchage est interdit sans accord
vous n'avez pas mon consentement
ne me démarchez plus
fichez-moi la paix
ya lo tenemos resuelto
ya lo tenemos cubierto
eso lo hacemos en casa
acabamos de cambiar de sistema
acabamos de firmar con otros
tenemos nuestra propia herramienta
no está entre nuestras prioridades
no entra en nuestros planes
no le veo utilidad
no le veo sentido
no trabajamos eso
somos una agencia también
nos apañamos solos
no contratamos
soy autónomo, no tengo equipo
el proyecto se canceló
el jefe dijo que no
la respuesta es no
sigue siendo no
olvídalo
menuda tontería
no tienen mi consentimiento
no quiero publicidad
déjenme en paz
acabamos de trocar de sistema
acabamos de fechar com outro
temos ferramenta própria
não é prioridade
não está nos planos
não vejo utilidade
não vejo sentido
também somos uma agência
damos conta sozinhos
não estamos contratando
sou autônomo
o projeto foi cancelado
a resposta é não
continua sendo não
esqueça
que bobagem
não autorizei
não quero propaganda
me deixem em paz
estamos bem servidos
abbiamo appena firmato con altri
abbiamo il nostro strumento
non è una priorità
non è un tema per noi
non ci vedo utilità
restiamo con chi abbiamo
non trattiamo questo
siamo anche noi un'agenzia
ce la caviamo da soli
non assumiamo
sono un libero professionista
il progetto è saltato
la risposta è no
resta un no
lasciamo stare
che sciocchezza
non ha il mio consenso
non voglio pubblicità
mi lasci in pace
non autorizzo l'uso dei miei dati
nu căutăm așa ceva
nu este cazul
nu e o prioritate
avem propria echipă
tocmai am schimbat sistemul
răspunsul este nu
déjà testé, ça n'a pas marché
on fabrique nous-mêmes
on imprime nous-mêmes
c'est non et ça ne changera pas
depuis vingt ans avec le même
nous sommes une école
le groupe nous l'interdit
ce n'est pas rentable pour nous
nous devons refuser votre offre
non c'est non
lo probamos, no nos convenció
queremos menos proveedores, no más
llevamos veinte años con el mismo
ahí seguimos y no cambiamos
lo fabricamos nosotros
lo imprimimos aquí
somos un colegio
el grupo no lo permite
no nos sale a cuenta
tenemos que rechazar la oferta
no es no
já testamos, não funcionou
queremos menos fornecedores
há vinte anos com o mesmo
fabricamos nós mesmos
imprimimos aqui
somos uma escola
o grupo não permite
não compensa
temos de recusar a proposta
não é não
provato, non ci ha convinto
vogliamo meno fornitori
da vent'anni con lo stesso
lo produciamo noi
stampiamo in casa
siamo una scuola
il gruppo non lo permette
non ci conviene
dobbiamo rifiutare la proposta
no vuol dire no
am încercat, nu a mers
vrem mai puțini furnizori
producem noi
suntem o școală
notre comptable s'en occupe déjà
notre comptable le fait
nous sommes locataires, ce n'est pas possible
ce n'est pas prévu
nuestra gestoría ya lo hace
de eso se encarga nuestro contable
estamos de alquiler, no podemos
no lo tenemos previsto
o nosso contabilista já faz isso
nosso contador já cuida disso
já há quem trate disso
estamos arrendados, não dá
de momento não precisamos
por agora não precisamos obrigado
não está previsto
il nostro commercialista lo fa già
ci pensa il nostro contabile
ci pensa già qualcuno
siamo in affitto, non si può
non è previsto
contabilul nostru face asta
se ocupă deja cineva
suntem în chirie
nu e prevăzut
nous ne prenons plus de fournisseurs
excel nous suffit
nous avons déjà résolu ce problème
no cogemos proveedores nuevos
con excel me basta
ya resolvimos ese problema
não aceitamos fornecedores novos
o excel chega-me
já resolvemos esse problema
non prendiamo altri fornitori
mi basta excel
abbiamo già risolto il problema
nu luăm alți furnizori
îmi ajunge excel
am rezolvat deja problema
nous sommes contraints de refuser
on a décidé de ne pas poursuivre
on reste chez notre partenaire
ce qu'on a nous suffit
on ne changera rien
on arrête cette activité
notre informaticien l'a développé
hors de nos moyens
essayé l'an dernier, pas convaincus
on a choisi une autre société
je n'en vois pas l'utilité
tenemos que rechazarlo
decidimos no seguir adelante
seguimos con nuestro socio de siempre
con lo que hay nos basta
no vamos a cambiar nada
cerramos esa línea de negocio
lo hizo nuestro informático
no nos lo podemos permitir
lo valoramos y la respuesta es no
lo probamos hace un año y no convenció
elegimos otra empresa
dobbiamo rifiutare
abbiamo deciso di non procedere
restiamo con il nostro partner
quello che abbiamo ci basta
non cambieremo niente
chiudiamo quel settore
non possiamo permettercelo
provato l'anno scorso, non ci è piaciuto
abbiamo scelto un'altra azienda
temos que recusar
decidimos não seguir em frente
seguimos com nosso parceiro de sempre
continuamos com quem já nos atende
o que temos basta
não vamos mudar nada
estamos encerrando essa área
não cabe no bolso
testamos ano passado e não gostamos
escolhemos outra empresa
rămânem la partenerul nostru
am decis să nu continuăm
ça va très bien comme ça
on se débrouille très bien sans
on est bien ainsi
así nos va bien
nos arreglamos sin eso
nos va perfectamente como estamos
va bene così
ce la caviamo benissimo
stiamo bene come stiamo
está bom assim
a gente se vira bem
estamos bem do jeito que está
ne descurcăm bine așa
oubliez ça
ça ne vaut pas le coup pour nous
olvídelo
no nos merece la pena
non ne vale la pena
esquece
não vale a pena para nós
`,
};
